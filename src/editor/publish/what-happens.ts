import type { DocumentEntry } from '@schemas/entities/document'
import type { LocalisedText } from '@schemas/layout/text'

const words = {
  gone: { en: 'Visitors lose it', th: 'ผู้เยี่ยมชมจะไม่เห็นอีก' },
  moved: { en: 'Moves from {path}', th: 'ย้ายมาจาก {path}' },
  theme: { en: 'Back to the theme’s version', th: 'กลับไปใช้ฉบับของธีม' },
  changed: { en: 'Changed', th: 'มีการแก้ไข' },
  own: { en: 'New or changed', th: 'ใหม่หรือมีการแก้ไข' },
}

/** What publishing a changed document does for visitors. `{path}` stands for the address that it had. */
export function whatHappens({ trashed, movedFrom, state }: Pick<DocumentEntry, 'trashed' | 'movedFrom' | 'state'>): LocalisedText {
  if (trashed) return words.gone
  if (movedFrom) return words.moved
  return state === 'theme' ? words.theme : state === 'site' ? words.own : words.changed
}
