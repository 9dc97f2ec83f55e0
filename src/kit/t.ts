import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale } from './boot'

type Values = Record<string, string | number>

/** A localised text in `locale` with `{name}` replaced by `values.name`; unknown names are left unchanged. */
export function translate(text: LocalisedText, locale: Locale, values: Values = {}): string {
  return fillText(pickText(text, locale), values)
}

type Translate = (text: LocalisedText, values?: Values) => string

/** One per language, referentially stable across renders. */
const translators: Partial<Record<Locale, Translate>> = {}

/**
 * The translator for the visitor's language. A block keeps its messages beside its view (`texts.ts`), in the same shape
 * as a document's text, so that they are loaded with the chunk that needs them: `const t = useT(); t(texts.inCart, {
 * count })`.
 */
export function useT(): Translate {
  const locale = useLocale()
  return (translators[locale] ??= (text, values) => translate(text, locale, values))
}
