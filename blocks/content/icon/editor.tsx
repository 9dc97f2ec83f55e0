import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Icon', th: 'ไอคอน' },
  description: { en: 'One icon from the icon set.', th: 'ไอคอนหนึ่งรูปจากชุดไอคอน' },
  also: 'symbol สัญลักษณ์',
  icon: 'mood-smile',
  category: 'media',
  fields: {
    label: {
      label: { en: 'Icon label', th: 'ความหมายของไอคอน' },
      help: { en: 'Leave empty if the icon is only decorative.', th: 'เว้นว่างไว้หากไอคอนเป็นเพียงของตกแต่ง' },
    },
  },
  start: {
    icon: 'sparkles',
    size: 40,
  },
})
