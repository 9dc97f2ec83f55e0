import { buddhistYearOffset } from '@schemas/constants'

/** From this year on somebody writes years as Thai calendars do: of the Buddhist era. */
const leastBuddhistYear = 2400

/** What was typed into a field of days, with a year of the Buddhist era as the field has them; `typed` is that year. */
export function readYear(time: string): { time: string; typed?: number } {
  const [year = ''] = /^\d{4}(?=-)/.exec(time) ?? []
  if (Number(year) < leastBuddhistYear) return { time }
  return { time: String(Number(year) - buddhistYearOffset) + time.slice(year.length), typed: Number(year) }
}
