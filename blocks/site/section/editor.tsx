import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Linked section', th: 'ส่วนที่เชื่อมโยง' },
  description: {
    en: 'A section of the site, the same on every page that shows it.',
    th: 'ส่วนที่บันทึกไว้ ซึ่งเหมือนกันทุกหน้าที่นำไปใช้',
  },
  icon: 'link',
  category: 'layout',
  fields: {
    section: { label: { en: 'Section', th: 'ส่วนที่บันทึกไว้' } },
    own: { label: { en: 'On this page', th: 'เฉพาะหน้านี้' } },
  },
  start: { section: 'none' },
})
