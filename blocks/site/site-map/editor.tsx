import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Site map', th: 'ผังเว็บไซต์' },
  description: { en: 'All pages the visitor can open.', th: 'ทุกหน้าที่ผู้เยี่ยมชมเปิดได้' },
  icon: 'map',
  category: 'navigation',
  start: {},
})
