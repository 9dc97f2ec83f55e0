import { type LocalisedText, pickText } from '@schemas/layout/text'
import { leafWords } from '@schemas/layout/theme-names'

/** The label of a step in the history. */
export function stepWords(path: string): LocalisedText {
  const name = leafWords(path) ?? path
  return { en: `Change ${pickText(name, 'en').toLowerCase()}`, th: `เปลี่ยน${pickText(name, 'th')}` }
}
