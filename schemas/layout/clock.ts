import * as z from 'zod/mini'
import { markField } from './field-mark'

/** A time of day, 00:00 to 23:59. */
export const clock = () => markField(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)), { field: 'time' })
