import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Features', th: 'จุดเด่น' },
  description: {
    en: 'A picture next to the text of each feature, on alternating sides.',
    th: 'รูปคู่กับคำอธิบายทีละข้อ สลับซ้ายขวา',
  },
  also: 'benefits services icons checklist บริการ ข้อดี',
  icon: 'checklist',
  category: 'text',
  fields: {
    items: { label: { en: 'Features', th: 'จุดเด่น' } },
  },
  ...samples,
})
