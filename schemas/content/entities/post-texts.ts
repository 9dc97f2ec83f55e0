import type { Locale } from '../../layout/locale'
import type { WorkState } from './post-states'

type Text = Readonly<Record<Locale, string>>

/** States of a draft as people read them. */
export const workTexts: Readonly<Record<WorkState, Text>> = {
  clean: { en: 'published', th: 'ตรงกับที่เผยแพร่' },
  draft: { en: 'draft', th: 'ฉบับร่าง' },
  in_review: { en: 'in review', th: 'รอตรวจ' },
  returned: { en: 'returned', th: 'ส่งกลับแก้ไข' },
  approved: { en: 'approved', th: 'อนุมัติแล้ว' },
  scheduled: { en: 'scheduled', th: 'ตั้งเวลาเผยแพร่' },
}

export const languageTexts: Readonly<Record<Locale, Text>> = {
  th: { en: 'Thai', th: 'ภาษาไทย' },
  en: { en: 'English', th: 'ภาษาอังกฤษ' },
}
