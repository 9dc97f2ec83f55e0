import * as z from 'zod/mini'

export const pagePasswordLimits = { least: 6, most: 200 }

/** What is told of a page's password to those who set it; never the word. `no` is the password that was looked at: whoever sets another one names it. */
export const pagePasswordState = z.object({
  no: z.int(),
  isSet: z.boolean(),
  setAt: z.optional(z.string()),
  by: z.optional(z.string()),
})
export type PagePasswordState = z.infer<typeof pagePasswordState>
