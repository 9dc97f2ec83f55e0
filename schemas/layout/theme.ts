import * as z from 'zod/mini'
import { color, colorTokens } from './color'
import { familyName } from './font'
import { image } from './image'
import { text } from './text'

/** `theme.json` of a theme pack: picks from which every token is derived. */
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const cssLength = z.string().check(z.regex(/^\d{1,4}(?:\.\d{1,3})?(?:px|rem|em)$|^0$/))
const factor = z.number().check(z.gte(0.5), z.lte(3))
/** A theme's name; for a pack, also its folder's. */
export const themeName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

const scheme = z.enum(['auto', 'light', 'dark'])
const picks = z.strictObject({ brand: hex, accent: hex, neutral: hex })
/** A missing scheme is derived from the picks. */
const colors = z.partialRecord(z.enum(colorTokens), z.strictObject({ light: z.optional(hex), dark: z.optional(hex) }))
const face = z.strictObject({
  family: familyName,
  weight: z.optional(z.int().check(z.gte(100), z.lte(900))),
  lineHeight: z.optional(factor),
  tracking: z.optional(z.number().check(z.gte(-0.1), z.lte(0.3))),
})
const size = z.number().check(z.gte(14), z.lte(20))
const ratio = z.number().check(z.gte(1.05), z.lte(1.6))
const radii = z.strictObject({ s: cssLength, m: cssLength, l: cssLength, button: cssLength, image: cssLength })
export const shadowKinds = ['none', 'soft', 'crisp', 'hard'] as const
const widths = z.strictObject({ text: cssLength, content: cssLength, wide: cssLength })
const rhythm = z.number().check(z.gte(0), z.lte(48))
const percent = z.number().check(z.gte(0), z.lte(100))
/**
 * A picture takes precedence over a gradient, and that over a colour, which also serves as the overlay of a picture.
 */
const ground = {
  color: z.optional(color()),
  gradient: z.optional(
    z.strictObject({
      shape: z.optional(z.enum(['linear', 'radial'])),
      angle: z.optional(z.number().check(z.gte(0), z.lte(360))),
      stops: z.array(z.strictObject({ color: color(), at: percent })).check(z.minLength(2), z.maxLength(8)),
    }),
  ),
  image: z.optional(image()),
  /** Opacity of the colour over the picture, in percent; 80 when absent. */
  veil: z.optional(percent),
  fit: z.optional(z.enum(['cover', 'contain', 'repeat'])),
  /** Width of a tile in px; the picture's own when absent. */
  tile: z.optional(z.int().check(z.gte(16), z.lte(1600))),
}
const background = z.strictObject({
  ...ground,
  /** Another one for the dark scheme; without it, custom colours fall back to the dark page's. */ dark: z.optional(
    z.strictObject(ground),
  ),
})
export const buttonShapes = ['solid', 'pill', 'square', 'underline'] as const
export const cardShapes = ['raised', 'outlined', 'flat', 'ruled', 'plate'] as const
export const headingShapes = ['plain', 'numbered', 'ruled', 'centred', 'oversized'] as const

export const themeFields = z.strictObject({
  format: z.literal(1),
  name: themeName,
  title: text(),
  /** The pack that provides what this one lacks; only `default` has none. */
  parent: z.optional(themeName),
  /** The scheme for visitors who have not chosen one. */
  scheme: z._default(scheme, 'auto'),
  /** Three hues from which the ten-step scales are made; a scale keeps its pick's hue and chroma. */
  picks,
  /** Semantic colours that differ from the derived ones. */
  colors: z.optional(colors),
  fonts: z.strictObject({
    body: face,
    heading: z.optional(face),
    /** Root size in px at desktop, and the ratio between heading levels. */
    size: z._default(size, 16),
    ratio: z._default(ratio, 1.25),
  }),
  radii,
  shadows: z._default(z.enum(shadowKinds), 'soft'),
  widths: z._default(widths, { text: '42rem', content: '72rem', wide: '90rem' }),
  /** Vertical rhythm between rows, in steps of 4 px at desktop. */
  rhythm: z._default(rhythm, 16),
  /** The page background, behind everything: a colour, a gradient, or a picture under an overlay. */
  background: z.optional(background),
  /** Keywords that blocks read to match a brand's shapes where colours and radii are not enough. */
  shape: z._default(
    z.strictObject({
      button: z._default(z.enum(buttonShapes), 'solid'),
      card: z._default(z.enum(cardShapes), 'outlined'),
      heading: z._default(z.enum(headingShapes), 'plain'),
    }),
    { button: 'solid', card: 'outlined', heading: 'plain' },
  ),
})
export type Theme = z.infer<typeof themeFields>
export type PageGround = NonNullable<Theme['background']>

/** A site's changes of a theme, in the same fields; what is absent stays the theme's. */
export const themeOverrides = z.strictObject({
  scheme: z.optional(scheme),
  picks: z.optional(z.partial(picks)),
  colors: z.optional(colors),
  fonts: z.optional(
    z.strictObject({
      body: z.optional(z.partial(face)),
      heading: z.optional(z.partial(face)),
      size: z.optional(size),
      ratio: z.optional(ratio),
    }),
  ),
  radii: z.optional(z.partial(radii)),
  shadows: z.optional(z.enum(shadowKinds)),
  widths: z.optional(z.partial(widths)),
  rhythm: z.optional(rhythm),
  /** Replaced as a whole, because its parts belong together; null removes the theme's. */
  background: z.optional(z.nullable(background)),
  shape: z.optional(
    z.strictObject({
      button: z.optional(z.enum(buttonShapes)),
      card: z.optional(z.enum(cardShapes)),
      heading: z.optional(z.enum(headingShapes)),
    }),
  ),
})
export type ThemeOverrides = z.infer<typeof themeOverrides>
