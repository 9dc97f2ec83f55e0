import { dayIn } from '@schemas/zoned-parts'

/** The event’s day of a moment: a night belongs to the day before until the day begins. */
export function eventDay(at: Date, { dayStart, timeZone }: { dayStart: string; timeZone: string }): string {
  const [hours = 0, minutes = 0] = dayStart.split(':').map(Number)
  return dayIn(at.getTime() - (hours * 60 + minutes) * 60_000, timeZone)
}
