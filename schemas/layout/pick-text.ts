import { type Locale, locales } from './locale'

/** Text as written (`string`, the same in every language) or per language. */
export type LocalisedText = string | { th?: string | undefined; en?: string | undefined }

/** The text in `locale`, else in any other language that has one, else ''. */
export function pickText(value: LocalisedText | undefined, locale: Locale): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  return value[locale] ?? locales.map((other) => value[other]).find((found) => found) ?? ''
}
