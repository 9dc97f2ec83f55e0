import * as z from 'zod/mini'
import { markField } from './field-mark'
import { type Locale, locales } from './locale'
import { refuse } from './refuse'
import { oneSchema } from './one-schema'

/** Longest text in one language (UTF-16 code units). */
export const maxTextLength = 20_000

const shortText = () => z.optional(z.string().check(z.maxLength(maxTextLength)))

/**
 * `{}` is no text in any language. A function, like those below: built eagerly it would pull the schema library into
 * every visitor's script.
 */
export const inSomeLanguage = () => (ctx: z.core.ParsePayload<{ th?: unknown; en?: unknown }>) => {
  if (ctx.value.th === undefined && ctx.value.en === undefined)
    refuse(ctx, { en: 'Add at least one language.', th: 'ต้องมีอย่างน้อยหนึ่งภาษา' })
}

const perLocale = /* @__PURE__ */ oneSchema(() =>
  z.strictObject({ th: shortText(), en: shortText() }).check(inSomeLanguage()),
)

const written = () => z.union([z.string().check(z.maxLength(maxTextLength)), perLocale()])

/** A localised text prop, at most 20,000 characters a language. */
export const text = /* @__PURE__ */ oneSchema(() => markField(written(), { field: 'text', lines: 'one' }))

/** The same for a paragraph or more. */
export const longText = /* @__PURE__ */ oneSchema(() => markField(written(), { field: 'text', lines: 'many' }))

/** Props as a view receives them: every localised text or rich text is already in the visitor's language. */
export type Localised<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer E)[]
    ? Localised<E>[]
    : T extends object
      ? [keyof T] extends ['th' | 'en']
        ? NonNullable<T[keyof T]>
        : { [K in keyof T]: Localised<T[K]> }
      : T

/**
 * Replaces every `{ th, en }` below `value` by the language's entry; pure, and total over JSON. Parts without any are
 * returned as the same object, so that long texts are not copied.
 */
export function localise(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) {
    const list = value.map((entry) => localise(entry, locale))
    return list.every((entry, index) => entry === value[index]) ? value : list
  }
  if (value === null || typeof value !== 'object') return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every((key) => key === 'th' || key === 'en')) {
    const entries = value as Partial<Record<Locale, unknown>>
    const isWritten = (each: Locale) => entries[each] !== undefined && entries[each] !== ''
    return entries[[locale, ...locales].find(isWritten) ?? locale] ?? ''
  }
  const own = value as Record<string, unknown>
  const entries = keys.map((key) => [key, localise(own[key], locale)] as const)
  return entries.every(([key, entry]) => entry === own[key]) ? value : Object.fromEntries(entries)
}
