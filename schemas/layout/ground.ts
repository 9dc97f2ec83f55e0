import * as z from 'zod/mini'

/**
 * Backgrounds of a row or section, instead of the page's: a tint of the brand, a sunken one, the full brand or accent
 * colour, or dark in both schemes.
 */
export const rowGrounds = ['tint', 'sunken', 'brand', 'accent', 'night'] as const
export type RowGround = (typeof rowGrounds)[number]

/** Also the page's own, for a section in a row with a background. */
export const grounds = ['plain', ...rowGrounds] as const
export type Ground = (typeof grounds)[number]

export const ground = (start: Ground = 'plain') => z._default(z.enum(grounds), start)
