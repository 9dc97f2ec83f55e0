import * as z from 'zod/mini'
import { markField } from './field-mark'

type Spread = { base: number; tablet: number; mobile: number }

/**
 * Number of items per row, as a responsive prop. Missing values follow from the wider breakpoint: at most 3 on a tablet
 * (4 become 2 and 2), `phone` (1) on a phone, where three cards next to each other are never wanted.
 */
export function perRow(start: number, phone = 1, max = 6) {
  const inner = z.int().check(z.gte(1), z.lte(max))
  const sparse = z.strictObject({ base: z.optional(inner), tablet: z.optional(inner), mobile: z.optional(inner) })
  const spread = (value: unknown): Spread => {
    const {
      base = start,
      tablet,
      mobile,
    } = typeof value === 'number' ? ({ base: value } as Partial<Spread>) : (value as Partial<Spread>)
    return {
      base,
      tablet: tablet ?? (base === 4 ? 2 : Math.min(base, 3)),
      mobile: mobile ?? Math.min(tablet ?? base, phone),
    }
  }
  const written = z.union([inner, sparse]) as unknown as z.ZodMiniType<unknown, unknown>
  const read = z.transform(spread) as unknown as z.ZodMiniType<Spread, unknown>
  return z._default(markField(z.pipe(written, read), { field: 'responsive', inner, spread }), spread(start))
}
