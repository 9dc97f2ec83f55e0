import * as z from 'zod/mini'
import { markField } from './field-mark'

/** Days of the week. Sunday is 0, or 7 where Monday is 1 as ISO counts. */
export const weekdays = (sunday: 0 | 7) => {
  const day = z.int().check(z.gte(sunday === 0 ? 0 : 1), z.lte(sunday === 0 ? 6 : 7))
  return markField(z.array(day).check(z.maxLength(7)), { field: 'weekdays', sunday })
}
