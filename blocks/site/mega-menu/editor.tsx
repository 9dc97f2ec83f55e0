import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Mega menu', th: 'เมนูแบบแผง' },
  description: { en: 'Links that open panels with columns and a picture.', th: 'เมนูที่เปิดเป็นแผง มีหลายคอลัมน์และรูป' },
  icon: 'grid-dots',
  category: 'navigation',
  start: { menu: 'main' },
})
