import * as z from 'zod/mini'
import { longText, text } from './text'

/** The heading that a section-like block may carry, to be spread into its props. Without `align` the theme decides. */
export const sectionHeading = () => ({
  eyebrow: z.optional(text()),
  title: z.optional(text()),
  intro: z.optional(longText()),
  align: z.optional(z.enum(['start', 'center'])),
})
