import { dayIn, zonedParts } from '@schemas/zoned-parts'

/** The business day of a moment: one that begins at 04:00 holds what is sold until then. */
export const businessDayOf = (at: Date, { dayStart, timeZone }: { dayStart: number; timeZone: string }): string =>
  dayIn(at.getTime() - dayStart * 60_000, timeZone)

export const hourOf = (at: Date, timeZone: string): number => zonedParts(at, timeZone)?.hour ?? 0
