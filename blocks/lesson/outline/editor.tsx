import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Outline of a lesson', th: 'เนื้อหาบทเรียน' },
  description: { en: 'Sections and parts, with previews and progress.', th: 'หมวดและส่วนต่างๆ พร้อมตัวอย่างและความคืบหน้า' },
  also: 'course คอร์ส เรียน',
  icon: 'list',
  category: 'data',
  fields: {
    open: { label: { en: 'Sections open at first', th: 'เปิดทุกหมวดตั้งแต่แรก' } },
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
