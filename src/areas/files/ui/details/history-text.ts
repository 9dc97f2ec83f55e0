import { drives } from '@schemas/files/entities/file-item'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { ItemDetails } from '../files-client'
import { texts } from '../texts'
import { detailTexts } from './texts'

type Entry = ItemDetails['history'][number]

/** One line of a file's history; an operation of a newer gateway shows its name. */
export function historyText(
  { act, from = '', to = '' }: Entry,
  t: (text: LocalisedText, values?: Record<string, string>) => string,
): string {
  if (act === 'mode') return t(to === 'public' ? detailTexts.wasPublic : detailTexts.wasPrivate)
  const ofLink = act === 'share' && (detailTexts.links as Record<string, LocalisedText>)[to]
  if (ofLink) return t(ofLink)
  // A watermarked picture was made from another one.
  if (act === 'make' && from !== '') return t(detailTexts.madeOf, { from })
  // Roots are recorded under their API name.
  const placeOf = (name: string) => {
    const root = drives.find((each) => each === name)
    return root && act === 'move' ? t(texts.drives[root]) : name
  }
  const known = (detailTexts.acts as Record<string, LocalisedText>)[act]
  return known ? t(known, { from: placeOf(from), to: placeOf(to) }) : act
}
