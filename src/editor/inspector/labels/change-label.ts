import { type LocalisedText, pickText } from '@schemas/layout/pick-text'

/** A change's label in the history: “Change padding”. */
export function changeLabel(what: LocalisedText): { en: string; th: string } {
  const en = pickText(what, 'en')
  return { en: `Change ${en.charAt(0).toLowerCase()}${en.slice(1)}`, th: `แก้ไข${pickText(what, 'th')}` }
}
