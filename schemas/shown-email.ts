import * as z from 'zod/mini'

/**
 * A mail address in any script that a page shows as it is written. Blocks' schemas are loaded with the builder, so this
 * file must stay small: it knows the look of an address, and converts none.
 */
export const shownEmail = z
  .email({
    pattern:
      /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u,
  })
  .check(z.maxLength(254))
