import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Site map', th: 'ผังเว็บไซต์' },
  description: { en: 'All pages that this visitor may open.', th: 'ทุกหน้าที่ผู้เยี่ยมชมคนนี้เปิดได้' },
  icon: 'map',
  category: 'navigation',
  start: {},
})
