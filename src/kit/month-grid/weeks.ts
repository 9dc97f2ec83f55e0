/** A day as `YYYY-MM-DD`. */
export type Day = string

const dayMs = 86_400_000
const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const text = (time: number): Day => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => text(utc(day) + count * dayMs)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay()

/** The same day `count` months on; the last of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return text(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** The whole weeks, from Sunday on, that hold a month (`YYYY-MM`). */
export function weeksOfMonth(month: string): Day[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const end = addDays(addMonths(first, 1), -1)
  const count = Math.ceil((utc(end) - utc(start) + dayMs) / (7 * dayMs))
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  )
}
