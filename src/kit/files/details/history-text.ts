import { drives } from '@schemas/entities/file-item'
import type { LocalisedText } from '@schemas/layout/text'
import type { ItemDetails } from '../files-client'
import { texts } from '../texts'
import { detailTexts } from './texts'

type Entry = ItemDetails['history'][number]

/** What was done with a file, in a line; an act of a newer gateway stands under its own name. */
export function historyText(
  { act, from = '', to = '' }: Entry,
  t: (text: LocalisedText, values?: Record<string, string>) => string,
): string {
  if (act === 'mode') return t(to === 'public' ? detailTexts.wasPublic : detailTexts.wasPrivate)
  const ofLink = act === 'share' && (detailTexts.links as Record<string, LocalisedText>)[to]
  if (ofLink) return t(ofLink)
  // A picture with a mark was made of another one.
  if (act === 'make' && from !== '') return t(detailTexts.madeOf, { from })
  // A root stands there by the name that calls have for it.
  const placeOf = (name: string) => {
    const root = drives.find((each) => each === name)
    return root && act === 'move' ? t(texts.drives[root]) : name
  }
  const known = (detailTexts.acts as Record<string, LocalisedText>)[act]
  return known ? t(known, { from: placeOf(from), to: placeOf(to) }) : act
}
