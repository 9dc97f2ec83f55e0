import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Price of a lesson', th: 'ราคาบทเรียน' },
  description: {
    en: 'Price and enrolment, or the reader’s own progress.',
    th: 'ราคาและการลงทะเบียน หรือความคืบหน้าของผู้อ่าน',
  },
  also: 'course คอร์ส เรียน',
  icon: 'tag',
  category: 'data',
  fields: {
    note: { label: { en: 'Note below the price', th: 'หมายเหตุใต้ราคา' } },
    lesson: {
      label: { en: 'Lesson', th: 'บทเรียน' },
      help: {
        en: 'Its name in addresses. Empty: the lesson of the page’s address',
        th: 'ชื่อในที่อยู่เว็บ เว้นว่าง: บทเรียนตามที่อยู่หน้าเว็บ',
      },
    },
  },
  start: { lesson: 'data-analysis' },
})
