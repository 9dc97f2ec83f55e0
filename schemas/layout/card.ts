import * as z from 'zod/mini'
import { icon } from './icon'
import { image } from './image'
import { link } from './link'
import { satang } from './satang'
import { type Localised, longText, text } from './text'
import { tone } from './tone'

/** What one card says; the whole card is the link when it has one. */
export const cardFields = () => ({
  image: z.optional(image()),
  /** Stands in the picture's place when there is none. */
  icon: z.optional(icon()),
  eyebrow: z.optional(text()),
  title: z.optional(text()),
  text: z.optional(longText()),
  /** In satang. A regular price above the amount is struck through beside it, and a badge says what is saved where no other badge stands. */
  price: z.optional(z.strictObject({ amount: satang(), regular: z.optional(satang()) })),
  /** A short line at the card's foot: a unit, a date, a place. */
  meta: z.optional(text()),
  link: z.optional(link()),
  /** Words of the link at the card's foot; without them the title alone carries the link. */
  linkText: z.optional(text()),
  badge: z.optional(z.strictObject({ text: text(), tone: tone('accent') })),
})

export const cardItem = () => z.strictObject(cardFields())
/** A card's words and picture as a view receives them. */
export type CardContent = Localised<z.infer<ReturnType<typeof cardItem>>>

/** How cards of one kind look. */
export const cardAppearance = () => ({
  layout: z._default(z.enum(['stacked', 'beside', 'overlay']), 'stacked'),
  /** width / height of the picture. */
  ratio: z._default(z.enum(['21/9', '16/9', '3/2', '4/3', '1/1', '4/5', '3/4', '2/3']), '3/2'),
  /** `plain` has no surface: picture and words on the page itself. */
  look: z._default(z.enum(['surface', 'plain']), 'surface'),
})
export type CardAppearance = z.infer<z.ZodMiniObject<ReturnType<typeof cardAppearance>>>
