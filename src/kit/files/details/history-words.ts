import type { LocalisedText } from '@schemas/layout/text'
import type { ItemDetails } from '../files-client'
import { detailTexts } from './texts'

type Entry = ItemDetails['history'][number]

/** What was done with a file, in a line; an act of a newer gateway stands under its own name. */
export function historyWords({ act, from = '', to = '' }: Entry, t: (text: LocalisedText, values?: Record<string, string>) => string): string {
  if (act === 'mode') return t(to === 'public' ? detailTexts.makePublic : detailTexts.makePrivate)
  const known = (detailTexts.acts as Record<string, LocalisedText>)[act]
  return known ? t(known, { from, to }) : act
}
