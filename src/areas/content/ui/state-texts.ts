import type { LiveState, PostTarget, Visibility, WorkState } from '@schemas/content/entities/post-states'
import type { Tone } from '@schemas/layout/tone'

type Text = { en: string; th: string }

/** States of a draft as labels. */
export const workLabels: Readonly<Record<WorkState, Text>> = {
  clean: { en: 'Published as is', th: 'ตรงกับที่เผยแพร่' },
  draft: { en: 'Draft', th: 'ฉบับร่าง' },
  in_review: { en: 'In review', th: 'รอตรวจ' },
  returned: { en: 'Returned', th: 'ส่งกลับแก้ไข' },
  approved: { en: 'Approved', th: 'อนุมัติแล้ว' },
  scheduled: { en: 'Scheduled', th: 'ตั้งเวลาแล้ว' },
}
export const workTones: Readonly<Record<WorkState, Tone>> = {
  clean: 'success',
  draft: 'neutral',
  in_review: 'info',
  returned: 'warning',
  approved: 'success',
  scheduled: 'info',
}
export const liveLabels: Readonly<Record<LiveState, Text>> = {
  never: { en: 'Not published', th: 'ยังไม่เผยแพร่' },
  live: { en: 'Published', th: 'เผยแพร่อยู่' },
  unpublished: { en: 'Taken offline', th: 'ถอดออกแล้ว' },
  archived: { en: 'Archived', th: 'เก็บถาวร' },
}
export const visibilityLabels: Readonly<Record<Visibility, Text>> = {
  guest: { en: 'Everyone', th: 'ทุกคน' },
  user: { en: 'Members', th: 'สมาชิก' },
  manager: { en: 'Managers', th: 'ผู้จัดการ' },
}
/** Moves as buttons and menu entries. */
export const moveLabels: Readonly<Record<PostTarget, Text>> = {
  in_review: { en: 'Submit for review', th: 'ส่งตรวจ' },
  returned: { en: 'Return with a note', th: 'ส่งกลับพร้อมข้อความ' },
  approved: { en: 'Approve', th: 'อนุมัติ' },
  scheduled: { en: 'Schedule', th: 'ตั้งเวลาเผยแพร่' },
  draft: { en: 'Back to draft', th: 'กลับเป็นฉบับร่าง' },
  live: { en: 'Publish', th: 'เผยแพร่' },
  unpublished: { en: 'Take offline', th: 'ถอดออกจากเว็บ' },
  archived: { en: 'Archive', th: 'เก็บถาวร' },
  trashed: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
  restored: { en: 'Restore', th: 'กู้คืน' },
}
export const languageLabels: Readonly<Record<'th' | 'en', Text>> = {
  th: { en: 'Thai', th: 'ภาษาไทย' },
  en: { en: 'English', th: 'ภาษาอังกฤษ' },
}
export const moveTexts = {
  noteAsk: { en: 'What should be changed?', th: 'ต้องแก้ไขอะไรบ้าง' },
  noteNeeded: { en: 'Write what is to be changed.', th: 'กรอกสิ่งที่ต้องแก้ไข' },
  trashAsk: {
    en: 'Move “{title}” to the trash? Readers no longer see it. You can restore it.',
    th: 'ย้าย “{title}” ไปถังขยะหรือไม่ ผู้อ่านจะไม่เห็นอีก แต่กู้คืนได้',
  },
  offlineAsk: {
    en: 'Take “{title}” offline? Readers no longer see it.',
    th: 'ถอด “{title}” ออกจากเว็บหรือไม่ ผู้อ่านจะไม่เห็นอีก',
  },
  done: { en: '“{title}”: {state}', th: '“{title}”: {state}' },
  untitled: { en: 'Untitled post', th: 'บทความยังไม่มีชื่อ' },
}
