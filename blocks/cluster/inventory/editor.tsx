import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Stock of a branch', th: 'สต็อกสาขา' },
  description: { en: 'What a branch has; goods come in or go to waste.', th: 'ของคงเหลือในสาขา รับเข้าและตัดของเสีย' },
  icon: 'box',
  category: 'data',
  isSystem: true,
  start: {},
})
