import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Registrations of an event', th: 'ผู้ลงทะเบียนของกิจกรรม' },
  description: {
    en: 'Who has registered, for managers, below the page of the event.',
    th: 'รายชื่อผู้ลงทะเบียนสำหรับผู้จัดการ วางใต้หน้ากิจกรรม',
  },
  also: 'event ticket register people กิจกรรม งาน ตั๋ว ผู้เข้าร่วม ',
  icon: 'users',
  category: 'data',
  isSystem: true,
  fields: {
    slug: {
      label: { en: 'Event', th: 'กิจกรรม' },
      help: {
        en: 'Its name in addresses. Empty: the event of the page’s address',
        th: 'ชื่อในที่อยู่เว็บ เว้นว่าง: กิจกรรมตามที่อยู่หน้าเว็บ',
      },
    },
  },
  start: { slug: 'doa-register-68' },
})
