import type { Localised } from './localised'

/** A picture by its asset name; `alt` says what is in it. */
export type ProductImage = { asset: string; alt?: Localised | undefined }
