import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Divider', th: 'เส้นคั่น' },
  description: { en: 'A line between pieces of content.', th: 'เส้นคั่นระหว่างเนื้อหา' },
  also: 'line separator rule hr เส้น',
  icon: 'minus',
  category: 'layout',
  start: {
    look: 'line',
  },
})
