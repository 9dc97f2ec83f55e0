import * as z from 'zod/mini'

/** What a row or a section may stand on instead of the page: a tint of the brand, a sunken one, the brand's or the accent's full colour, or night in both schemes. */
export const rowGrounds = ['tint', 'sunken', 'brand', 'accent', 'night'] as const
export type RowGround = (typeof rowGrounds)[number]

/** The page's own besides, which a section in a row of another may want. */
export const grounds = ['plain', ...rowGrounds] as const
export type Ground = (typeof grounds)[number]

export const ground = (start: Ground = 'plain') => z._default(z.enum(grounds), start)
