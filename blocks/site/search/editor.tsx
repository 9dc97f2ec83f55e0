import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Search', th: 'ค้นหา' },
  description: { en: 'A search box with suggestions.', th: 'ช่องค้นหาพร้อมคำแนะนำ' },
  icon: 'search',
  category: 'site',
  start: {},
})
