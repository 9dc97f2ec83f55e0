import { escapePattern } from '@schemas/escape-pattern'
import { isRecord } from '@schemas/layout/json'
import { locales } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'

/** Shorter names are ordinary words as well. */
const leastLength = 3

/**
 * Texts of a site's copy, with the copy's name wherever they had the original's: whole words alone, and no addresses.
 * Each language's name takes the place of its own.
 */
export function withoutFormerName<T>(texts: T, former: LocalisedText, name: LocalisedText): T {
  const names = new Map(
    locales
      .map((locale) => [pickText(former, locale).trim(), pickText(name, locale).trim()] as const)
      .filter(([from, to]) => from.length >= leastLength && to !== '' && from !== to),
  )
  if (names.size === 0) return texts
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapePattern).join('|')})(?![\\p{L}\\p{N}\\p{M}])`,
    'gu',
  )
  // Thai words have no spaces around them.
  const thai = longestFirst.filter((each) => /\p{Script=Thai}/u.test(each))
  const inText = (text: string): string => {
    if (/^(?:[/#]|[a-z][\w+.-]*:)/i.test(text.trim())) return text
    const renamed = text.replace(pattern, (found) => names.get(found) ?? found)
    return thai.reduce((made, each) => made.replaceAll(each, names.get(each) ?? each), renamed)
  }
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map(inValue)
    // What is no plain record, such as a date, has no texts.
    if (!isRecord(value) || value instanceof Date) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inValue(each)]))
  }
  return inValue(texts) as T
}
