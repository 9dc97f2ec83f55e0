import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Navigation menu', th: 'เมนูนำทาง' },
  description: { en: 'A list of links that highlights the current page.', th: 'รายการลิงก์ที่เน้นหน้าปัจจุบัน' },
  also: 'links navbar ลิงก์',
  icon: 'menu-2',
  category: 'navigation',
  fields: {
    items: { label: { en: 'Menu items', th: 'รายการเมนู' } },
    title: {
      label: { en: 'Title', th: 'หัวข้อ' },
      help: {
        en: 'Name for screen readers, used even when hidden.',
        th: 'ใช้เป็นชื่อสำหรับโปรแกรมอ่านหน้าจอแม้ไม่ได้แสดง',
      },
    },
  },
  start: { menu: 'main' },
})
