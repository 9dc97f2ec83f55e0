import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Registration for an event', th: 'ลงทะเบียนกิจกรรม' },
  description: {
    en: 'Packages, people, questions and payment in steps.',
    th: 'เลือกแพ็กเกจ กรอกผู้เข้าร่วม ตอบคำถาม และชำระเงินทีละขั้น',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'ticket',
  category: 'data',
  fields: {
    slug: {
      label: { en: 'Event', th: 'กิจกรรม' },
      help: {
        en: 'Its name in addresses. Empty: the event of the page’s address',
        th: 'ชื่อในที่อยู่เว็บ เว้นว่าง: กิจกรรมตามที่อยู่หน้าเว็บ',
      },
    },
    note: { label: { en: 'Note', th: 'หมายเหตุ' } },
  },
  start: { slug: 'doa-register-68' },
})
