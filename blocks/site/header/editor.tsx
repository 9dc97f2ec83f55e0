import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Site header', th: 'ส่วนหัวเว็บไซต์' },
  description: { en: 'Name, menu and tools at the top of every page.', th: 'ชื่อเว็บไซต์ เมนู และเครื่องมือบนสุดของทุกหน้า' },
  also: 'logo menu top navbar โลโก้ เมนู',
  icon: 'layout',
  category: 'site',
  fields: {
    items: { label: { en: 'Menu items', th: 'รายการเมนู' } },
    language: { label: { en: 'Language switcher', th: 'ปุ่มเปลี่ยนภาษา' } },
    name: {
      label: { en: 'Name', th: 'ชื่อเว็บ' },
      help: { en: 'Leave empty to use the site name.', th: 'เว้นว่างไว้จะใช้ชื่อเว็บไซต์' },
    },
  },
  start: { variant: 'bar' },
})
