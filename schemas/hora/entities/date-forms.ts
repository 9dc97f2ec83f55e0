import * as z from 'zod/mini'
import { lunarDate } from './lunar-date'

/** One civil day in every reckoning: solar dates YYYY-MM-DD with the year of their era. */
export const dateForms = z.object({
  ce: z.string(),
  be: z.string(),
  cs: z.string(),
  rs: z.string(),
  ms: z.string(),
  lunar: z.nullable(lunarDate),
  horakhun: z.int(),
  jdn: z.int(),
  /** 0 = Sunday. */
  weekday: z.int(),
})
export type DateForms = z.infer<typeof dateForms>

/** What a reader of the conversion must know. */
export const conversionNote = z.object({
  code: z.enum([
    'early-buddhist-year',
    'be-2483',
    'second-month-8',
    'cs-year-ends',
    'before-thai-calendar',
    'no-lunar-calendar',
    'projected-lunar-year',
  ]),
  text: z.string(),
})
