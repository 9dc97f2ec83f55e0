import * as z from 'zod/mini'
import { icon } from './icon'
import { image } from './image'
import { link } from './link'
import { satang } from '../money/satang'
import { type Localised, longText, text } from './text'
import { tone } from './tone'

/** The content of one card; the whole card is the link when it has one. */
export const cardFields = () => ({
  image: z.optional(image()),
  /** Shown in place of a missing picture. */
  icon: z.optional(icon()),
  eyebrow: z.optional(text()),
  title: z.optional(text()),
  text: z.optional(longText()),
  /**
   * In satang. A higher regular price is struck through next to it, and a badge shows the saving where the card has no
   * other badge.
   */
  price: z.optional(z.strictObject({ amount: satang(), regular: z.optional(satang()) })),
  /** A short line at the bottom of the card: a unit, a date, a place. */
  meta: z.optional(text()),
  link: z.optional(link()),
  /** Text of the link at the bottom of the card; without it only the title is the link. */
  linkText: z.optional(text()),
  badge: z.optional(z.strictObject({ text: text(), tone: tone('accent') })),
})

export const cardItem = () => z.strictObject(cardFields())
/** A card's content as a view receives it. */
export type CardContent = Localised<z.infer<ReturnType<typeof cardItem>>>

/** The appearance of a set of cards. */
export const cardAppearance = () => ({
  layout: z._default(z.enum(['stacked', 'beside', 'overlay']), 'stacked'),
  /** width / height of the picture. */
  ratio: z._default(z.enum(['21/9', '16/9', '3/2', '4/3', '1/1', '4/5', '3/4', '2/3']), '3/2'),
  /** `plain` has no surface: the content lies on the page itself. */
  look: z._default(z.enum(['surface', 'plain']), 'surface'),
})
export type CardAppearance = z.infer<z.ZodMiniObject<ReturnType<typeof cardAppearance>>>
