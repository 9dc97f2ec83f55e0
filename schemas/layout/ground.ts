import * as z from 'zod/mini'

/** What a section stands on: the page's own ground, a tint of the brand, a sunken one, the brand's or the accent's full colour, or night in both schemes. */
const grounds = ['plain', 'tint', 'sunken', 'brand', 'accent', 'night'] as const
export type Ground = (typeof grounds)[number]

export const ground = (start: Ground = 'plain') => z._default(z.enum(grounds), start)
