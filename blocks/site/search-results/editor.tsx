import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Search results', th: 'ผลการค้นหา' },
  description: { en: 'What the site has for the words in the address.', th: 'สิ่งที่เว็บไซต์มีสำหรับคำที่ค้น' },
  icon: 'list',
  category: 'data',
  start: {},
})
