import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Ribbon', th: 'ริบบิ้น' },
  description: { en: 'A short label across the corner of its content.', th: 'คำสั้น ๆ พาดมุมของเนื้อหา' },
  also: 'label corner new sale ป้ายลด',
  icon: 'bookmark',
  category: 'layout',
  ...samples,
})
