import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Lesson workbench', th: 'จัดการบทเรียน' },
  description: {
    en: 'For managers: page, outline, people, rounds and settings of the lesson that the page’s address names.',
    th: 'สำหรับผู้จัดการ: หน้า เนื้อหา ผู้เรียน รอบเรียน และการตั้งค่าของบทเรียนตามที่อยู่หน้าเว็บ',
  },
  icon: 'settings',
  category: 'data',
  isSystem: true,
  start: {},
})
