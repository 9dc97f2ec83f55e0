const dayMs = 86_400_000

/** The day so many days after another, as `2026-11-28`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * The day of the latest reminder that is due, or undefined: it was given, or none is due yet. Of several that were
 * missed, such as by a stopped gateway, only the latest counts. `steps` are days from the day that it is about.
 */
export function reminderDay(
  about: string,
  steps: readonly number[],
  { today, remindedOn }: { today: string; remindedOn?: string | undefined },
): string | undefined {
  const reached = steps
    .map((step) => addDays(about, step))
    .filter((day) => day <= today)
    .sort()
    .at(-1)
  return reached === undefined || (remindedOn !== undefined && remindedOn >= reached) ? undefined : reached
}
