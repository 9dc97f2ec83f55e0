import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Carousel', th: 'สไลด์' },
  description: {
    en: 'Cards or any other content in a row you can swipe through.',
    th: 'การ์ดหรือเนื้อหาใด ๆ เรียงเป็นแถวให้ปัดดู',
  },
  also: 'slider slideshow swipe สไลเดอร์',
  icon: 'layout',
  category: 'media',
  fields: {
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
    'slides.id': {
      label: { en: 'Slide ID', th: 'รหัสสไลด์' },
      help: { en: 'The slide’s content is linked to this ID.', th: 'เนื้อหาของสไลด์ผูกกับรหัสนี้' },
    },
  },
  ...samples,
})
