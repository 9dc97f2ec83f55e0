import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Branches today', th: 'สาขาวันนี้' },
  description: { en: 'What goes on at the branches where someone works.', th: 'สิ่งที่เกิดขึ้นในสาขาที่ตนทำงาน' },
  icon: 'building-store',
  category: 'data',
  isSystem: true,
  start: {},
})
