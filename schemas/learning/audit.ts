import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    learning: { order: 70, icon: 'school', en: 'Lessons', th: 'บทเรียน' },
  },
  acts: {
    'lesson-save': { group: 'learning', en: 'Changed a lesson', th: 'แก้ไขบทเรียน' },
    'lesson-outline': { group: 'learning', en: 'Changed the parts of a lesson', th: 'แก้ไขเนื้อหาของบทเรียน' },
    'lesson-status': { group: 'learning', en: 'Changed a lesson’s status', th: 'เปลี่ยนสถานะบทเรียน' },
    'lesson-round': { group: 'learning', en: 'Changed a round of a lesson', th: 'แก้ไขรอบเรียน' },
    'lesson-grant': { group: 'learning', en: 'Enrolled people in a lesson', th: 'ลงทะเบียนผู้เรียน' },
    'lesson-end-right': { group: 'learning', en: 'Ended a right to a lesson', th: 'สิ้นสุดสิทธิ์เรียน' },
    'exam-set': { group: 'learning', en: 'Changed an exam', th: 'แก้ไขแบบทดสอบ' },
    'survey-set': { group: 'learning', en: 'Changed a survey', th: 'แก้ไขแบบสำรวจ' },
    'rating-hide': {
      group: 'learning',
      en: 'Changed whether a rating is shown',
      th: 'เปลี่ยนการแสดงรีวิว',
    },
    'certificate-rule': {
      group: 'learning',
      en: 'Changed when a lesson gives certificates',
      th: 'แก้ไขเงื่อนไขใบรับรอง',
    },
    'certificate-design': { group: 'learning', en: 'Changed a design of certificates', th: 'แก้ไขแบบใบรับรอง' },
    'certificate-revoke': { group: 'learning', en: 'Revoked a certificate', th: 'เพิกถอนใบรับรอง' },
    'certificate-reissue': { group: 'learning', en: 'Reissued a certificate', th: 'ออกใบรับรองใหม่' },
  },
  statuses: {
    valid: { en: 'Valid', th: 'ใช้ได้' },
    expired: { en: 'Expired', th: 'หมดอายุ' },
    revoked: { en: 'Revoked', th: 'เพิกถอนแล้ว' },
    reissued: { en: 'Replaced', th: 'ออกใหม่แล้ว' },
    draft: { en: 'Draft', th: 'ฉบับร่าง' },
    review: { en: 'In review', th: 'รอตรวจ' },
    published: { en: 'Published', th: 'เผยแพร่แล้ว' },
    archived: { en: 'Archived', th: 'เก็บเข้าคลัง' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
