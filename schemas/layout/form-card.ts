import * as z from 'zod/mini'
import { image } from './image'
import { longText, text } from './text'

/** What a form of the account says over its fields, and how the card looks that it stands in, to be spread into its props. */
export const formCard = () => ({
  title: z.optional(text()),
  intro: z.optional(longText()),
  level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
  look: z._default(z.enum(['card', 'plain']), 'card'),
})

/** The same, with a picture that stands beside the form where there is room. */
export const pictureCard = () => ({ ...formCard(), picture: z.optional(image()) })
