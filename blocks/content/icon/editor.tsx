import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Icon', th: 'ไอคอน' },
  description: { en: 'One drawing from the icon set.', th: 'ภาพสัญลักษณ์หนึ่งภาพ' },
  icon: 'mood-smile',
  category: 'media',
  start: {
    icon: 'sparkles',
    size: 40,
  },
})
