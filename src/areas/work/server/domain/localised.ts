import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'

/** A text after someone changed it in their language: the other language stays as it is. */
export const writeText = (stored: LocalisedText, locale: Locale, text: string): LocalisedText =>
  typeof stored === 'string' ? text : { ...stored, [locale]: text }
