import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'

/** Whether a value is written per language. A rich-text tree is a record too, but has other keys. */
export function isPerLocale(value: unknown): value is Partial<Record<Locale, unknown>> {
  return isRecord(value) && Object.keys(value).every((key) => key === 'th' || key === 'en')
}

/** What is written in `locale`, without falling back to another language. */
export function entryOf(value: unknown, locale: Locale): unknown {
  return isPerLocale(value) ? value[locale] : value
}

/**
 * The value with another entry for `locale`. A text that was the same in every language stays so while it is written in one
 * place; `isSplit` gives each language its own. What says nothing yet is no such text: its first words are those of one language,
 * and the others are known to lack them. `undefined` takes the entry away, and the value with the last of them.
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

/** Nothing, or what a field that must be there begins with: a text without a letter, or a tree without anything in its paragraphs. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === '') return true
  return (
    isRecord(value) &&
    Array.isArray(value.content) &&
    value.content.every((part) => isRecord(part) && part.type === 'paragraph' && part.content === undefined)
  )
}
