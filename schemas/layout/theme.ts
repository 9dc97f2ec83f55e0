import * as z from 'zod/mini'
import { color, colorTokens } from './color'
import { image } from './image'
import { text } from './text'

/** `theme.json` of a theme pack: picks from which every token of the look is made. */
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const pair = z.strictObject({ light: hex, dark: hex })
/** Names of families and generic fallbacks; quotes and commas are added by the compiler. */
const family = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9 -]{0,59}$/))
const cssLength = z.string().check(z.regex(/^\d{1,4}(?:\.\d{1,3})?(?:px|rem|em)$|^0$/))
const factor = z.number().check(z.gte(0.5), z.lte(3))

const face = z.strictObject({ family, weight: z.optional(z.int().check(z.gte(100), z.lte(900))), lineHeight: z.optional(factor), tracking: z.optional(z.number().check(z.gte(-0.1), z.lte(0.3))) })

export const themeFields = z.strictObject({
  format: z.literal(1),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  title: text(),
  /** The pack that lends what this one lacks; only `default` has none. */
  parent: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))),
  /** The scheme a visitor without a choice of their own gets. */
  scheme: z._default(z.enum(['auto', 'light', 'dark']), 'auto'),
  /** Three hues make the ten-step scales; the scale keeps the pick's hue and chroma. */
  picks: z.strictObject({ brand: hex, accent: hex, neutral: hex }),
  /** Semantic colours that differ from what the picks give. */
  colors: z.optional(z.partialRecord(z.enum(colorTokens), pair)),
  fonts: z.strictObject({
    body: face,
    heading: z.optional(face),
    /** Root size in px at desktop, and the ratio between heading levels. */
    size: z._default(z.number().check(z.gte(14), z.lte(20)), 16),
    ratio: z._default(z.number().check(z.gte(1.05), z.lte(1.6)), 1.25),
  }),
  radii: z.strictObject({ s: cssLength, m: cssLength, l: cssLength, button: cssLength, image: cssLength }),
  shadows: z._default(z.enum(['none', 'soft', 'crisp', 'hard']), 'soft'),
  widths: z._default(z.strictObject({ text: cssLength, content: cssLength, wide: cssLength }), { text: '42rem', content: '72rem', wide: '90rem' }),
  /** Vertical rhythm between rows, in steps of 4 px at desktop. */
  rhythm: z._default(z.number().check(z.gte(0), z.lte(48)), 16),
  /** The ground of the frame, behind everything: a colour, or a picture under a veil of it. */
  background: z.optional(z.strictObject({ color: z.optional(color()), image: z.optional(image()), veil: z.optional(z.number().check(z.gte(0), z.lte(100))) })),
  /** Blocks read these few words to take a brand's shape where colours and radii are not enough. */
  shape: z._default(
    z.strictObject({
      button: z._default(z.enum(['solid', 'pill', 'square', 'underline']), 'solid'),
      card: z._default(z.enum(['raised', 'outlined', 'flat', 'ruled', 'plate']), 'outlined'),
      heading: z._default(z.enum(['plain', 'numbered', 'ruled', 'centred', 'oversized']), 'plain'),
    }),
    { button: 'solid', card: 'outlined', heading: 'plain' },
  ),
})

export type Theme = z.infer<typeof themeFields>
export const themeSlots = ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'] as const
export type ThemeSlot = (typeof themeSlots)[number]
