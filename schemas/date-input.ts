import * as z from 'zod/mini'
import { buddhistYearOffset } from './constants'
import { refuse } from './layout/refuse'

/** Years that a person may mean; PostgreSQL and the clocks of JavaScript both reckon them. */
const firstYear = 1900
const lastYear = 2200

/** Whether an ISO date or time lies in a year that calls take. */
const isInYears = (text: string): boolean => {
  const year = Number(text.slice(0, 4))
  return year >= firstYear && year <= lastYear
}

const checkYear = (ctx: z.core.ParsePayload<string>) => {
  // A text of another form is refused for its form.
  if (!/^\d{4}-/.test(ctx.value) || isInYears(ctx.value)) return
  refuse(ctx, {
    en: `Enter a date between ${firstYear} and ${lastYear}.`,
    th: `กรุณาระบุวันที่ระหว่าง พ.ศ. ${firstYear + buddhistYearOffset} ถึง ${lastYear + buddhistYearOffset}`,
  })
}

/** A day of the calendar in a call's input, `YYYY-MM-DD`, in a year that every database and clock can reckon with. */
export const dateInput = () => z.iso.date().check(checkYear)

/** A moment in a call's input: ISO 8601 with its offset or `Z`. */
export const momentInput = () => z.iso.datetime({ offset: true }).check(checkYear)

/** A month in a call's input, `YYYY-MM`. */
export const monthInput = () => z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), checkYear)

/** Whether a text is a day that calls take; 31 February is none. Without Zod, for pages. */
export function isDateInput(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isInYears(text) || Number.isNaN(midnight.getTime())) return false
  return midnight.toISOString().startsWith(text)
}
