import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My lessons', th: 'บทเรียนของฉัน' },
  description: {
    en: 'What the reader is learning, each with its progress and where to go on.',
    th: 'บทเรียนที่ผู้อ่านกำลังเรียน พร้อมความคืบหน้าและปุ่มเรียนต่อ',
  },
  icon: 'book-2',
  category: 'data',
  isSystem: true,
  start: {},
})
