import * as z from 'zod/mini'
import { color } from './color'
import { markField } from './field-mark'
import { image } from './image'
import { limits } from './limits'

/**
 * The style vocabulary of rows, columns and blocks. Values are typed; CSS cannot be written. `out` applies to the outer
 * box (the full band of a row), `in` to the content box inside it. Spacing is in steps of 4 px, 0 to 96. Lengths and
 * border styles are lenient by the product's rule: an invalid one reads as 0 or solid.
 */
const step = z.number().check(z.gte(0), z.lte(limits.step))
const sides = z.strictObject({
  top: z.optional(step),
  right: z.optional(step),
  bottom: z.optional(step),
  left: z.optional(step),
})
const marginSide = z.union([step, z.literal('auto')])
const marginSides = z.strictObject({
  top: z.optional(marginSide),
  right: z.optional(marginSide),
  bottom: z.optional(marginSide),
  left: z.optional(marginSide),
})

const length = markField(z.union([z.number(), z.string().check(z.maxLength(40))]), { field: 'length' })

const background = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('color'), color: color() }),
  z.strictObject({
    type: z.literal('image'),
    image: image(),
    fit: z.optional(z.enum(['cover', 'contain', 'repeat'])),
    /** A colour laid over the picture so that text on it stays readable, and its strength in percent. */
    overlay: z.optional(z.strictObject({ color: color(), opacity: z.number().check(z.gte(0), z.lte(100)) })),
  }),
  z.strictObject({
    type: z.literal('gradient'),
    shape: z.optional(z.enum(['linear', 'radial'])),
    /** Degrees, for linear gradients. */
    angle: z.optional(z.number().check(z.gte(0), z.lte(360))),
    stops: z
      .array(z.strictObject({ color: color(), at: z.number().check(z.gte(0), z.lte(100)) }))
      .check(z.minLength(2), z.maxLength(8)),
  }),
])

const border = z.strictObject({
  width: z.optional(
    z.union([
      length,
      z.strictObject({
        top: z.optional(length),
        right: z.optional(length),
        bottom: z.optional(length),
        left: z.optional(length),
      }),
    ]),
  ),
  /** Any string: an unknown style reads as solid. */
  style: z.optional(z.string().check(z.maxLength(40))),
  color: z.optional(color()),
  radius: z.optional(
    z.union([
      length,
      z.strictObject({
        topLeft: z.optional(length),
        topRight: z.optional(length),
        bottomRight: z.optional(length),
        bottomLeft: z.optional(length),
      }),
    ]),
  ),
})

export const styleSet = z.strictObject({
  position: z.optional(
    z.strictObject({
      type: z.enum(['static', 'relative', 'sticky', 'absolute']),
      top: z.optional(length),
      right: z.optional(length),
      bottom: z.optional(length),
      left: z.optional(length),
      layer: z.optional(z.int().check(z.gte(0), z.lte(10))),
    }),
  ),
  margin: z.optional(z.strictObject({ in: z.optional(marginSides), out: z.optional(marginSides) })),
  padding: z.optional(z.strictObject({ in: z.optional(sides), out: z.optional(sides) })),
  background: z.optional(z.strictObject({ in: z.optional(background), out: z.optional(background) })),
  border: z.optional(border),
  color: z.optional(color()),
  gap: z.optional(step),
  width: z.optional(z.union([z.enum(['text', 'content', 'wide', 'full']), length])),
  minHeight: z.optional(length),
  columns: z.optional(z.int().check(z.gte(1), z.lte(limits.columns))),
  colspan: z.optional(z.int().check(z.gte(1), z.lte(limits.columns))),
  /** For a column: shown first in its row, visually. */
  first: z.optional(z.boolean()),
  textAlign: z.optional(z.enum(['start', 'center', 'end'])),
  /** Children across the row's height (rows) or down the column (columns). */
  align: z.optional(z.enum(['start', 'center', 'end', 'stretch'])),
  justify: z.optional(z.enum(['start', 'center', 'end', 'between'])),
  shadow: z.optional(z.enum(['none', 's', 'm', 'l'])),
})
export type StyleSet = z.infer<typeof styleSet>
export type Background = z.infer<typeof background>

/** `base` is desktop; `tablet` and `mobile` are sparse overrides, each leaf cascading downwards. */
export const style = z.strictObject({
  base: z.optional(styleSet),
  tablet: z.optional(styleSet),
  mobile: z.optional(styleSet),
})
export type Style = z.infer<typeof style>

export const visible = z.strictObject({
  mobile: z.optional(z.boolean()),
  tablet: z.optional(z.boolean()),
  laptop: z.optional(z.boolean()),
  desktop: z.optional(z.boolean()),
})
export type Visible = z.infer<typeof visible>
