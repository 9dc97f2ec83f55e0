import * as z from 'zod/mini'

export const lunarMonth = z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '8/8', '9', '10', '11', '12'])
export const lunarYearType = z.enum(['normal', 'athikawan', 'athikamas'])

/** A day of the official calendar (ปฏิทินจันทรคติ). */
export const lunarDate = z.object({
  /** Borne from month 5 on; months 1–4 precede it. */
  be: z.int(),
  month: lunarMonth,
  phase: z.enum(['waxing', 'waning']),
  day: z.int(),
  yearType: lunarYearType,
  /** วันพระ. */
  wanphra: z.boolean(),
  /** The year is computed ahead of its decree. */
  projected: z.boolean(),
})

export const holyDay = z.enum(['makha', 'visakha', 'asalha', 'khao-phansa', 'ok-phansa', 'loy-krathong'])
