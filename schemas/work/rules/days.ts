/** A calendar day, `YYYY-MM-DD`; days compare as texts. */
export type Day = string

const dayMs = 86_400_000
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: Day, count: number): Day =>
  new Date(timeOf(day) + count * dayMs).toISOString().slice(0, 10)

/** Whole days from one to the other. */
export const daysBetween = (from: Day, to: Day): number => Math.round((timeOf(to) - timeOf(from)) / dayMs)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay()

/** The Monday of a day's week. */
export const weekStart = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))
