import * as z from 'zod/mini'
import { markField } from './field-mark'

/**
 * A responsive prop: a single value, or one per breakpoint where missing ones inherit from the wider. Parses to all
 * three. `base` falls back to `start` when the document names only an override.
 */
export function responsive<T extends z.ZodMiniType>(inner: T, start: z.infer<T>) {
  type Value = z.infer<T>
  type Spread = { base: Value; tablet: Value; mobile: Value }
  const sparse = z.strictObject({ base: z.optional(inner), tablet: z.optional(inner), mobile: z.optional(inner) })
  const spread = (value: unknown): Spread => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      const { base = start, tablet, mobile } = value as Partial<Spread>
      return { base, tablet: tablet ?? base, mobile: mobile ?? tablet ?? base }
    }
    return { base: value as Value, tablet: value as Value, mobile: value as Value }
  }
  const written = z.union([inner, sparse]) as unknown as z.ZodMiniType<unknown, unknown>
  const read = z.transform(spread) as unknown as z.ZodMiniType<Spread, unknown>
  const marked = markField(z.pipe(written, read), { field: 'responsive', inner, spread })
  return z._default(marked, { base: start, tablet: start, mobile: start })
}
