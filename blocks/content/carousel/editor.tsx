import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Carousel', th: 'สไลด์' },
  description: { en: 'Cards or any content in a row to swipe through.', th: 'การ์ดหรือเนื้อหาใด ๆ เรียงเป็นแถวให้ปัดดู' },
  icon: 'layout',
  category: 'media',
  start: { label: { en: 'Highlights', th: 'เรื่องเด่น' }, slides: [{ id: 'one', image: { asset: 'sample-1' } }, { id: 'two', image: { asset: 'sample-2' } }, { id: 'three', image: { asset: 'sample-3' } }] },
})
