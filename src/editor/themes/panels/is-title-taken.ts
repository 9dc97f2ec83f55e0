import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/text'

const plain = (text: string) => text.trim().normalize().toLowerCase()

/** Whether one of these reads the same in a language: nobody could tell the two apart in a list. */
export const isTitleTaken = (title: string, locale: Locale, others: readonly LocalisedText[]): boolean => plain(title) !== '' && others.some((other) => plain(pickText(other, locale)) === plain(title))
