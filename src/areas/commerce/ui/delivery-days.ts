import { zonedParts } from '@schemas/zoned-parts'

const dayMs = 86_400_000

/**
 * The first and the last day on which a box arrives: what is ordered before the hour is packed on the same day of the
 * site, otherwise on the next. `isToday`: the hour is still to come.
 */
export function deliveryDays(
  now: Date,
  timeZone: string,
  { days: [from, to], orderBy }: { days: readonly [number, number]; orderBy: number | undefined },
): { first: Date; last: Date; isToday: boolean } {
  const hour = zonedParts(now, timeZone)?.hour ?? 0
  const isToday = orderBy !== undefined && hour < orderBy
  const packed = now.getTime() + (orderBy === undefined || isToday ? 0 : dayMs)
  return { first: new Date(packed + from * dayMs), last: new Date(packed + to * dayMs), isToday }
}
