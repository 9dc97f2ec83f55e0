import * as z from 'zod/mini'

export const pagePasswordLimits = { least: 6, most: 200 }

/**
 * The state of a page's password for those who set it; never the password itself. `no` is the number of the password
 * that was read: a change names it.
 */
export const pagePasswordState = z.object({
  no: z.int(),
  isSet: z.boolean(),
  setAt: z.optional(z.string()),
  by: z.optional(z.string()),
})
export type PagePasswordState = z.infer<typeof pagePasswordState>
