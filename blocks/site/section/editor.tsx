import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Linked section', th: 'ส่วนที่เชื่อมโยง' },
  description: {
    en: 'A saved section. It’s the same on every page that uses it.',
    th: 'ส่วนที่บันทึกไว้ แสดงเหมือนกันทุกหน้าที่ใช้',
  },
  icon: 'link',
  category: 'layout',
  fields: {
    section: { label: { en: 'Section', th: 'ส่วนที่บันทึกไว้' } },
    own: { label: { en: 'On this page', th: 'เฉพาะหน้านี้' } },
  },
  start: { section: 'none' },
})
