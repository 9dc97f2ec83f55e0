import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Features', th: 'จุดเด่น' },
  description: { en: 'A picture beside the words for each, on alternating sides.', th: 'รูปคู่กับคำอธิบายทีละข้อ สลับซ้ายขวา' },
  also: 'benefits services icons checklist บริการ ข้อดี',
  icon: 'checklist',
  category: 'text',
  fields: {
    items: { label: { en: 'Features', th: 'จุดเด่น' } },
  },
  start: {
    items: [
      {
        title: { en: 'What it does', th: 'ทำอะไรได้' },
        text: { en: 'And why that matters.', th: 'และดีอย่างไร' },
        image: { asset: 'sample-1' },
      },
    ],
  },
})
