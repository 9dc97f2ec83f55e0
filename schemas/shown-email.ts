import * as z from 'zod/mini'

/** The look of a mail address in any script. Blocks' schemas are loaded with the builder, so nothing is converted here. */
const pattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u

export const isShownEmail = (written: string): boolean => pattern.test(written)

/** A mail address in any script that a page shows as it is written. */
export const shownEmail = z.email({ pattern }).check(z.maxLength(254))
