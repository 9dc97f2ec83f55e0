import { foldName } from '../fold-name'
import { type Locale, locales } from './locale'
import { maxTextLength } from './text'
import { type LocalisedText, pickText } from './pick-text'

const plain = (title: string) => foldName(title).trim().replace(/\s+/g, ' ')

/**
 * Whether one of these reads the same in a language, so that people could not distinguish the two in a list. Letter
 * case, composition and spaces are ignored.
 */
export const isTitleTaken = (title: string, locale: Locale, others: readonly LocalisedText[]): boolean =>
  plain(title) !== '' && others.some((other) => plain(pickText(other, locale)) === plain(title))

/** The languages in which a title equals one of the others; with a previous title, only those in which it changed. */
export function takenLocales(title: LocalisedText, others: readonly LocalisedText[], before?: LocalisedText): Locale[] {
  return locales.filter((locale) => {
    const read = pickText(title, locale)
    return (
      (before === undefined || plain(read) !== plain(pickText(before, locale))) && isTitleTaken(read, locale, others)
    )
  })
}

/** Cuts where the number would not fit, and never within a character. */
function withNumber(text: string, number: number): string {
  const behind = ` ${number}`
  return `${text
    .trim()
    .slice(0, maxTextLength - behind.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}${behind}`
}

/** The title, or a numbered variation that is free in every language. */
export function freeTitle(title: LocalisedText, others: readonly LocalisedText[]): LocalisedText {
  if (takenLocales(title, others).length === 0) return title
  for (let number = 2; ; number++) {
    const next =
      typeof title === 'string'
        ? withNumber(title, number)
        : Object.fromEntries(
            Object.entries(title).flatMap(([locale, text]) =>
              text === undefined ? [] : [[locale, withNumber(text, number)]],
            ),
          )
    if (takenLocales(next, others).length === 0) return next
  }
}
