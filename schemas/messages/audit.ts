import { defineAudit } from '../audit'

export const audit = defineAudit({
  acts: {
    email: { group: 'members', en: 'Sent an email', th: 'ส่งอีเมล' },
  },
  fields: {
    subject: { en: 'Subject', th: 'หัวข้อ' },
    attachments: { en: 'Attachments', th: 'ไฟล์แนบ' },
  },
  attempts: {
    'email/send': { en: 'Send an email', th: 'ส่งอีเมล' },
    'message/read': { en: 'Read messages', th: 'อ่านข้อความ' },
    'message/send': { en: 'Send a message', th: 'ส่งข้อความ' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
