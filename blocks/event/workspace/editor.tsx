import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Workspace of an event', th: 'หน้าจัดการกิจกรรม' },
  description: {
    en: 'Registrations, details, packages, check-in and messages of one event.',
    th: 'ผู้ลงทะเบียน รายละเอียด แพ็กเกจ เช็กอิน และข้อความของกิจกรรม',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'calendar-event',
  category: 'data',
  isSystem: true,
  fields: {},
  start: {},
})
