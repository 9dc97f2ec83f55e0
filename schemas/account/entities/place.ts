import * as z from 'zod/mini'

/** A province, an amphure or a tambon; `id` is its code of two, four or six digits. */
export const place = z.object({ id: z.string(), name_th: z.string(), name_en: z.string() })
export type Place = z.infer<typeof place>

/** The first postcode is the usual one. */
export const tambonPlace = z.object({
  id: z.string(),
  name_th: z.string(),
  name_en: z.string(),
  postcodes: z.array(z.string()).check(z.minLength(1)),
})
export type TambonPlace = z.infer<typeof tambonPlace>

/** The answer of an address call: its list, or why there is none. */
export function placeAnswer<T extends z.ZodMiniType>(item: T) {
  return z.object({ success: z.boolean(), data: z.nullable(z.array(item)), error: z.nullable(z.string()) })
}
