import * as z from 'zod/mini'
import { markField } from './field-mark'
import { text } from './text'

/**
 * A picture by name: an asset of the site's theme pack (or of its parents), never an address.
 * `alt` overrides the asset's own alternative text; '' marks a decorative picture.
 */
export const image = () =>
  markField(
    z.strictObject({
      asset: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/)),
      alt: z.optional(text()),
      /** The point that stays in view when the picture is cropped, in percent from left and top. */
      focus: z.optional(z.tuple([z.number().check(z.gte(0), z.lte(100)), z.number().check(z.gte(0), z.lte(100))])),
    }),
    { field: 'image' },
  )

export type ImageRef = z.infer<ReturnType<typeof image>>

/** What a view needs to show a named picture; addresses are same-origin or the object store's. */
export type Asset =
  | { kind: 'raster'; width: number; height: number; sources: { type: string; srcset: string }[]; src: string; /** For previews elsewhere, which do not know the newer formats. */ jpeg?: string; blur?: string; alt: string }
  | { kind: 'svg'; width: number; height: number; src: string; dark?: string; alt: string }
  | { kind: 'file'; src: string; type: string }
