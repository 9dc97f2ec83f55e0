import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    forms: { order: 40, icon: 'clipboard-list', en: 'Form responses', th: 'คำตอบแบบฟอร์ม' },
  },
  acts: {
    'form-status': { group: 'forms', en: 'Changed a form response’s status', th: 'เปลี่ยนสถานะคำตอบแบบฟอร์ม' },
    'form-notice': { group: 'forms', en: 'Changed who gets new responses', th: 'แก้ไขผู้รับคำตอบใหม่' },
    'form-export': { group: 'forms', en: 'Exported form responses', th: 'ส่งออกคำตอบแบบฟอร์ม' },
  },
  statuses: {
    new: { en: 'New', th: 'ใหม่' },
    seen: { en: 'Seen', th: 'อ่านแล้ว' },
    done: { en: 'Done', th: 'เสร็จแล้ว' },
    spam: { en: 'Spam', th: 'สแปม' },
  },
  fields: {
    answers: { en: 'Responses', th: 'คำตอบ' },
  },
  attempts: {
    'form/set-status': { en: 'Change a form response’s status', th: 'เปลี่ยนสถานะคำตอบแบบฟอร์ม' },
    'form/submit': { en: 'Submit a form', th: 'ส่งแบบฟอร์ม' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
