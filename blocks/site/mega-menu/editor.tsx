import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Mega menu', th: 'เมนูแบบแผง' },
  description: { en: 'Links that open panels with columns and a picture.', th: 'เมนูที่เปิดเป็นแผง มีหลายคอลัมน์และรูป' },
  also: 'navbar dropdown',
  icon: 'grid-dots',
  category: 'navigation',
  fields: {
    items: { label: { en: 'Menu items', th: 'รายการเมนู' } },
    title: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
  },
  start: { menu: 'main' },
})
