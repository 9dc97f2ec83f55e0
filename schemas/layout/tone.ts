import * as z from 'zod/mini'

export const tones = ['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info'] as const
export type Tone = (typeof tones)[number]

/** The meaning of a small mark, as a colour of the theme. */
export const tone = (start: Tone = 'neutral') => z._default(z.enum(tones), start)
