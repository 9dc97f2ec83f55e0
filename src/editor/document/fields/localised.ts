import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'

/** Whether a value is written per language. A rich-text tree is a record too, but has other keys. */
export function isPerLocale(value: unknown): value is Partial<Record<Locale, unknown>> {
  return isRecord(value) && Object.keys(value).every((key) => key === 'th' || key === 'en')
}

/** The value for `locale`, without falling back to another language. */
export function entryOf(value: unknown, locale: Locale): unknown {
  return isPerLocale(value) ? value[locale] : value
}

/**
 * The value with another entry for `locale`. A text shared by all languages stays shared while edited in one place;
 * `isSplit` gives each language its own. A blank value is not a shared text: its first text belongs to one language,
 * and the others count as missing. `undefined` removes the entry, and the value with its last entry.
 */
export function withEntry(value: unknown, locale: Locale, entry: unknown, isSplit: boolean): unknown {
  if (!isBlank(value) && !isPerLocale(value)) {
    if (!isSplit) return entry
    const other = locale === 'th' ? 'en' : 'th'
    return withEntry({ [other]: value }, locale, entry, true)
  }
  const { [locale]: _before, ...others } = (isBlank(value) ? {} : value) as Partial<Record<Locale, unknown>>
  const otherEntries = Object.fromEntries(Object.entries(others).filter(([, each]) => each !== undefined))
  const next = entry === undefined ? otherEntries : { ...otherEntries, [locale]: entry }
  return Object.keys(next).length === 0 ? undefined : next
}

/**
 * Empty, or the initial value of a required field: a text without a letter, or a tree without content in its
 * paragraphs.
 */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === '') return true
  return (
    isRecord(value) &&
    Array.isArray(value.content) &&
    value.content.every((part) => isRecord(part) && part.type === 'paragraph' && part.content === undefined)
  )
}
