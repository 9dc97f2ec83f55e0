import * as z from 'zod/mini'
import { image } from './image'
import { longText, text } from './text'

/** Heading and card appearance of an account form, to be spread into its props. */
export const formCard = () => ({
  title: z.optional(text()),
  intro: z.optional(longText()),
  level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
  look: z._default(z.enum(['card', 'plain']), 'card'),
})

/** The same, with a picture next to the form where there is space. */
export const pictureCard = () => ({ ...formCard(), picture: z.optional(image()) })
