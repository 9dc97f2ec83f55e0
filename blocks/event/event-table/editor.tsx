import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Events of the desk', th: 'ตารางกิจกรรม' },
  description: {
    en: 'All events with people, arrivals and revenue, for managers.',
    th: 'กิจกรรมทั้งหมดพร้อมผู้เข้าร่วมและรายได้ สำหรับผู้จัดการ',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'table',
  category: 'data',
  isSystem: true,
  fields: {},
  start: {},
})
