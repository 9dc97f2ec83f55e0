import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { LocalisedText } from '@schemas/layout/pick-text'

const messages = {
  seen: {
    en: '{name} moved to trash. Visitors stop seeing it when you publish.',
    th: 'ย้าย {name} ไปถังขยะแล้ว เมื่อเผยแพร่แล้ว ผู้เยี่ยมชมจะไม่เห็นอีก',
  },
  unseen: {
    en: '{name} moved to trash. Visitors never saw it, so nothing changes for them.',
    th: 'ย้าย {name} ไปถังขยะแล้ว สำหรับผู้เยี่ยมชมไม่มีอะไรเปลี่ยน',
  },
}

/** What moving a document to the trash means. A moved page is still visible at its old address. */
export const trashMessage = ({ unseen, movedFrom }: Pick<DocumentEntry, 'unseen' | 'movedFrom'>): LocalisedText =>
  unseen && !movedFrom ? messages.unseen : messages.seen
