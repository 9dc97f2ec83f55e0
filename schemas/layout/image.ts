import * as z from 'zod/mini'
import { markField } from './field-mark'
import { oneSchema } from './one-schema'
import { text } from './text'

/**
 * The name of a picture or file: an asset of the site's theme pack (or of its parents), or an upload (`itemAsset`).
 * Never an address.
 */
export const assetName = () => z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/))

/**
 * A picture by name. `alt` overrides the picture's own alternative text; '' marks a decorative picture.
 */
export const image = /* @__PURE__ */ oneSchema(() =>
  markField(
    z.strictObject({
      asset: assetName(),
      alt: z.optional(text()),
      /** The point that stays in view when the picture is cropped, in percent from left and top. */
      focus: z.optional(z.tuple([z.number().check(z.gte(0), z.lte(100)), z.number().check(z.gte(0), z.lte(100))])),
    }),
    { field: 'image' },
  ),
)

export type ImageRef = z.infer<ReturnType<typeof image>>

/** Largest width of a picture's JPEG, made for previews elsewhere. */
export const jpegWidth = 1200

/** What a view needs to show a named picture; addresses are same-origin or the object store's. */
export type Asset =
  | {
      kind: 'raster'
      width: number
      height: number
      sources: { type: string; srcset: string }[]
      src: string
      /** For previews elsewhere, which do not support the newer formats. */ jpeg?: string
      blur?: string
      alt: string
    }
  | {
      kind: 'svg'
      width: number
      height: number
      src: string
      dark?: string
      /** Drawn, for previews elsewhere; an upload has it. */ jpeg?: string
      alt: string
    }
  | {
      kind: 'file'
      src: string
      type: string
      /** File name for saving, where browsers do not display its type. */ saveAs?: string
    }
