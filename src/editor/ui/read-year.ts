import { buddhistYearOffset } from '@schemas/constants'

/** Years from this one on are taken as Buddhist era. */
const leastBuddhistYear = 2400

/** Converts a typed date with a Buddhist-era year to the input's format; `typed` is that year. */
export function readYear(time: string): { time: string; typed?: number } {
  const [year = ''] = /^\d{4}(?=-)/.exec(time) ?? []
  if (Number(year) < leastBuddhistYear) return { time }
  return { time: String(Number(year) - buddhistYearOffset) + time.slice(year.length), typed: Number(year) }
}
