import * as z from 'zod/mini'

/** A text per language, as it is stored; at least one of them. */
export type Localised = { th?: string | undefined; en?: string | undefined }

/** An input of texts per language, none longer than `max`. */
export const localised = (max: number) => {
  const one = z.optional(z.string().check(z.trim(), z.maxLength(max)))
  return z.strictObject({ th: one, en: one })
}
