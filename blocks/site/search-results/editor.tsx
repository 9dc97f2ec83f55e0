import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Search results', th: 'ผลการค้นหา' },
  description: { en: 'Shows results for the search in the page’s address.', th: 'แสดงผลการค้นหาตามคำค้นในที่อยู่ของหน้า' },
  icon: 'list',
  category: 'data',
  isSystem: true,
  start: {},
})
