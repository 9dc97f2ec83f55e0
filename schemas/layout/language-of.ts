import { type Locale, locales } from './locale'

/**
 * The language of a block's texts for readers of `locale`: the other one when none of them is written in theirs.
 * Undefined when there are no texts, or some in each.
 */
export function languageOf(props: unknown, locale: Locale): Locale | undefined {
  const found = new Set<Locale>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (value === null || typeof value !== 'object') return
    const keys = Object.keys(value)
    if (keys.length === 0 || !keys.every((key) => (locales as readonly string[]).includes(key)))
      return Object.values(value).forEach(visit)
    const entries = value as Partial<Record<Locale, unknown>>
    const read = [locale, ...locales].find((each) => entries[each] !== undefined && entries[each] !== '')
    if (read) found.add(read)
  }
  visit(props)
  return found.size === 1 ? [...found][0] : undefined
}
