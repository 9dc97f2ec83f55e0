import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Space', th: 'ที่ว่าง' },
  description: { en: 'Empty height, different per device.', th: 'ความสูงว่าง กำหนดได้ตามขนาดจอ' },
  also: 'gap distance margin empty เว้นวรรค ระยะห่าง ช่องว่าง',
  icon: 'selector',
  category: 'layout',
  start: {
    height: 8,
  },
})
