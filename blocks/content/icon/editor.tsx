import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Icon', th: 'ไอคอน' },
  description: { en: 'One drawing from the icon set.', th: 'ภาพสัญลักษณ์หนึ่งภาพ' },
  also: 'symbol สัญลักษณ์',
  icon: 'mood-smile',
  category: 'media',
  fields: {
    label: {
      label: { en: 'What the icon says', th: 'ความหมายของไอคอน' },
      help: { en: 'Without it the icon is decoration.', th: 'เว้นว่างไว้หากไอคอนเป็นเพียงของตกแต่ง' },
    },
  },
  start: {
    icon: 'sparkles',
    size: 40,
  },
})
