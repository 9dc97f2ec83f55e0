/** A moment (ms) as a `datetime-local` field of this device writes it: `2026-11-21T18:30`. */
export function localInput(ms: number): string {
  const at = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment (ms) that such a field says; undefined when it says none. */
export function momentOf(local: string): number | undefined {
  const ms = Date.parse(local)
  return Number.isNaN(ms) ? undefined : ms
}
