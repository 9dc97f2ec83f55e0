import * as z from 'zod/mini'
import { longText, text } from './text'

/** The heading that a section-like block may carry, to be spread into its props. Without `align` the theme decides. */
export const sectionHeading = () => ({
  eyebrow: z.optional(text()),
  title: z.optional(text()),
  intro: z.optional(longText()),
  align: z.optional(z.enum(['start', 'center'])),
})

/** The heading of a list that can be a page's subject, and how many rows it shows at once. */
export const listHeading = () => ({
  ...sectionHeading(),
  level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
  perPage: z._default(z.int().check(z.gte(5), z.lte(100)), 30),
})
