import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Teachers of a lesson', th: 'ผู้สอน' },
  description: { en: 'Who teaches the lesson.', th: 'ผู้สอนของบทเรียน' },
  also: 'course คอร์ส เรียน',
  icon: 'users',
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
