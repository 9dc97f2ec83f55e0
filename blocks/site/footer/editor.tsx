import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Site footer', th: 'ส่วนท้ายเว็บไซต์' },
  description: { en: 'Links, contact and copyright at the end of every page.', th: 'ลิงก์ ข้อมูลติดต่อ และลิขสิทธิ์ท้ายทุกหน้า' },
  also: 'bottom copyright social ล่างสุด ลิขสิทธิ์',
  icon: 'layout',
  category: 'site',
  fields: {
    items: {
      label: { en: 'Menu items', th: 'รายการเมนู' },
      help: { en: 'Items with sub-items become columns.', th: 'รายการที่มีเมนูย่อยจะกลายเป็นคอลัมน์' },
    },
  },
  start: { variant: 'columns' },
  showsContact: true,
})
