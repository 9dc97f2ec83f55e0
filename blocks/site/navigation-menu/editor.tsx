import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Navigation menu', th: 'เมนูนำทาง' },
  description: { en: 'A list of links that marks the present page.', th: 'รายการลิงก์ที่บอกว่าอยู่หน้าไหน' },
  icon: 'menu-2',
  category: 'navigation',
  start: { menu: 'main' },
})
