import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'About an event', th: 'รายละเอียดกิจกรรม' },
  description: {
    en: 'What an event is about, its dates and what is included.',
    th: 'รายละเอียด กำหนดการ และสิ่งที่ได้รับของกิจกรรม',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'calendar-event',
  category: 'data',
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
