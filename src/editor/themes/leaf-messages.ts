import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { leafMessage } from '@schemas/layout/theme-names'

/** Label of a step in the history. */
export function stepMessage(path: string): LocalisedText {
  const name = leafMessage(path) ?? path
  return { en: `Change ${pickText(name, 'en').toLowerCase()}`, th: `เปลี่ยน${pickText(name, 'th')}` }
}
