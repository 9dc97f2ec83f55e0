import type { DocumentEntry } from '@schemas/entities/document'
import type { LocalisedText } from '@schemas/layout/text'

const messages = {
  seen: {
    en: '{name} is in the trash. Visitors stop seeing it when you publish.',
    th: 'ย้าย {name} ไปถังขยะแล้ว เมื่อเผยแพร่แล้ว ผู้เยี่ยมชมจะไม่เห็นอีก',
  },
  unseen: {
    en: '{name} is in the trash. Visitors never saw it, so nothing changes for them.',
    th: 'ย้าย {name} ไปถังขยะแล้ว สำหรับผู้เยี่ยมชมไม่มีอะไรเปลี่ยน',
  },
}

/** What putting a document into the trash means. One that was given another address is still seen at the old one. */
export const trashMessage = ({ unseen, movedFrom }: Pick<DocumentEntry, 'unseen' | 'movedFrom'>): LocalisedText =>
  unseen && !movedFrom ? messages.unseen : messages.seen
