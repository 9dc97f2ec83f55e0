import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    events: { order: 75, icon: 'calendar-event', en: 'Events', th: 'กิจกรรม' },
  },
  acts: {
    'event-save': { group: 'events', en: 'Changed an event', th: 'แก้ไขกิจกรรม' },
    'event-status': { group: 'events', en: 'Changed an event’s status', th: 'เปลี่ยนสถานะกิจกรรม' },
    'event-package': { group: 'events', en: 'Changed a package of an event', th: 'แก้ไขแพ็กเกจของกิจกรรม' },
    'event-quota': { group: 'events', en: 'Changed the places of an event', th: 'แก้ไขจำนวนที่ของกิจกรรม' },
    'event-act': { group: 'events', en: 'Decided registrations', th: 'พิจารณาการลงทะเบียน' },
    'event-add': { group: 'events', en: 'Registered someone for an event', th: 'ลงทะเบียนให้ผู้เข้าร่วม' },
    'event-export': { group: 'events', en: 'Exported registrations', th: 'ส่งออกรายชื่อผู้ลงทะเบียน' },
    'event-send': { group: 'events', en: 'Sent a message to the people of an event', th: 'ส่งข้อความถึงผู้ลงทะเบียน' },
    'event-undo-scan': { group: 'events', en: 'Undid a check-in', th: 'ยกเลิกการเช็กอิน' },
  },
  statuses: {
    live: { en: 'Live', th: 'กำลังจัด' },
    completed: { en: 'Completed', th: 'จบแล้ว' },
    cancelled: { en: 'Cancelled', th: 'ยกเลิกแล้ว' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
