import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Navigation menu', th: 'เมนูนำทาง' },
  description: { en: 'A list of links that marks the present page.', th: 'รายการลิงก์ที่บอกว่าอยู่หน้าไหน' },
  also: 'links navbar ลิงก์',
  icon: 'menu-2',
  category: 'navigation',
  fields: {
    items: { label: { en: 'Menu entries', th: 'รายการเมนู' } },
    title: {
      label: { en: 'Title', th: 'หัวข้อ' },
      help: {
        en: 'Its name for screen readers, also when it is not shown.',
        th: 'ใช้เป็นชื่อสำหรับโปรแกรมอ่านหน้าจอแม้ไม่ได้แสดง',
      },
    },
  },
  start: { menu: 'main' },
})
