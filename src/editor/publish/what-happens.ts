import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { LocalisedText } from '@schemas/layout/pick-text'

const messages = {
  gone: { en: 'Visitors will no longer see it', th: 'ผู้เยี่ยมชมจะไม่เห็นอีก' },
  moved: { en: 'Moves from {path}', th: 'ย้ายมาจาก {path}' },
  offline: { en: 'Goes offline', th: 'จะออฟไลน์' },
  theme: { en: 'Reset to theme', th: 'กลับไปใช้เวอร์ชันของธีม' },
  changed: { en: 'Changed', th: 'มีการแก้ไข' },
  new: { en: 'New: visitors do not see it yet', th: 'ใหม่ ผู้เยี่ยมชมยังไม่เห็น' },
}

/** Effect of publishing a changed document for visitors. `{path}` is its previous address. */
export function whatHappens({
  trashed,
  movedFrom,
  unseen,
  state,
  open,
  liveOpen,
}: Pick<DocumentEntry, 'trashed' | 'movedFrom' | 'unseen' | 'state' | 'open' | 'liveOpen'>): LocalisedText {
  if (trashed) return messages.gone
  if (movedFrom) return messages.moved
  if (unseen) return messages.new
  if (liveOpen !== undefined && open === 'never') return messages.offline
  return state === 'theme' ? messages.theme : messages.changed
}
