import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Progress', th: 'ความคืบหน้า' },
  description: { en: 'Shows how far along something is.', th: 'แสดงความคืบหน้า' },
  also: 'bar percent goal แถบ เป้าหมาย',
  icon: 'loader',
  category: 'data',
  fields: {
    'items.max': { label: { en: 'Total', th: 'ทั้งหมด' } },
    'items.value': { label: { en: 'Completed', th: 'ทำได้' } },
  },
  ...samples,
})
