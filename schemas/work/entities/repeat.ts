import * as z from 'zod/mini'
import { readRule } from '../rules/repeat'

export const repeatModes = ['fixed', 'after_done'] as const
export const repeatPlaces = ['default', 'same'] as const

/** How a task repeats: completing it makes the next one. */
export const repeat = z.strictObject({
  /** An RRULE of days, weeks, months or years. */
  rule: z.string().check(
    z.maxLength(400),
    z.refine((text) => readRule(text) !== undefined),
  ),
  /** `fixed`: at the rule's next date; `after_done`: counted from the day on which it was done. */
  mode: z.enum(repeatModes),
  /** Where the next one is put: into the default status, or into the column that this one was done in. */
  place: z._default(z.enum(repeatPlaces), 'default'),
  /** Days before its first date on which the next one appears in lists. */
  leadDays: z._default(z.int().check(z.gte(0), z.lte(365)), 0),
})
export type Repeat = z.infer<typeof repeat>
