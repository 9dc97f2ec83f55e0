import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Lesson', th: 'บทเรียน' },
  description: {
    en: 'A lesson’s title, cover, outcomes and description.',
    th: 'ชื่อ ภาพปก สิ่งที่จะทำได้ และคำอธิบายของบทเรียน',
  },
  also: 'course คอร์ส เรียน',
  icon: 'school',
  category: 'data',
  fields: {
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
