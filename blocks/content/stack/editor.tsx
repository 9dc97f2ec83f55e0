import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Stack', th: 'แผ่นซ้อนชั้น' },
  description: { en: 'Content on top of a pile of layers.', th: 'เนื้อหาบนแผ่นที่ซ้อนกัน' },
  also: 'layers cards pile ซ้อน',
  icon: 'books',
  category: 'layout',
  fields: {
    side: { label: { en: 'Layers look out', th: 'ชั้นโผล่ด้าน' } },
  },
  start: {
    title: { en: 'On top', th: 'แผ่นบนสุด' },
    text: { en: 'More lies beneath.', th: 'ยังมีอีกด้านล่าง' },
  },
})
