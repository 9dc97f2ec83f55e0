import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Stack', th: 'แผ่นซ้อนชั้น' },
  description: { en: 'Content on top of stacked layers.', th: 'เนื้อหาบนแผ่นที่ซ้อนกัน' },
  also: 'layers cards pile ซ้อน',
  icon: 'books',
  category: 'layout',
  fields: {
    side: { label: { en: 'Layer offset side', th: 'ด้านที่ชั้นโผล่' } },
  },
  ...samples,
})
