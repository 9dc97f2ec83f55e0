import type { LocalisedText } from '@schemas/layout/pick-text'
import { nameOf } from './name-of'
import { moveTexts } from './state-texts'

/** A title in the reader's language, else in the other one. */
export const titleOf = (
  title: { th?: string | undefined; en?: string | undefined } | string,
  t: (text: LocalisedText) => string,
): string => nameOf(title, t(moveTexts.untitled), t)
