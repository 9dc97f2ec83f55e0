import { foldName } from '../fold-name'
import { type Locale, locales } from './locale'
import { type LocalisedText, pickText } from './text'

const plain = (title: string) => foldName(title).trim().replace(/\s+/g, ' ')

/** Whether one of these reads the same in a language: nobody could tell the two apart in a list. Letter case, composition and spaces tell nobody anything. */
export const isTitleTaken = (title: string, locale: Locale, others: readonly LocalisedText[]): boolean => plain(title) !== '' && others.some((other) => plain(pickText(other, locale)) === plain(title))

/** The languages in which a title reads as one of the others; with what it was before, only those in which it reads otherwise now. */
export function takenLocales(title: LocalisedText, others: readonly LocalisedText[], before?: LocalisedText): Locale[] {
  return locales.filter((locale) => {
    const read = pickText(title, locale)
    return (before === undefined || plain(read) !== plain(pickText(before, locale))) && isTitleTaken(read, locale, others)
  })
}

/** The title, or one like it with a number behind it that is nobody's in any language. */
export function freeTitle(title: LocalisedText, others: readonly LocalisedText[]): LocalisedText {
  if (takenLocales(title, others).length === 0) return title
  for (let number = 2; ; number++) {
    const numbered = (text: string) => `${text.trim()} ${number}`
    const next = typeof title === 'string' ? numbered(title) : Object.fromEntries(Object.entries(title).flatMap(([locale, text]) => (text === undefined ? [] : [[locale, numbered(text)]])))
    if (takenLocales(next, others).length === 0) return next
  }
}
