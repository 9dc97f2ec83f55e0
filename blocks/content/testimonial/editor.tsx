import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Testimonials', th: 'รีวิวจากลูกค้า' },
  description: { en: 'Customer reviews, with name, portrait and stars.', th: 'เสียงจากผู้ใช้จริง พร้อมชื่อ รูป และดาว' },
  also: 'review rating customer quote stars รีวิว ความเห็นลูกค้า',
  icon: 'message-circle',
  category: 'data',
  fields: {
    items: { label: { en: 'Testimonials', th: 'รีวิวจากลูกค้า' } },
    'items.name': { label: { en: 'Author', th: 'ผู้พูด' } },
    'items.link': { label: { en: 'Source link', th: 'ลิงก์ที่มา' } },
  },
  ...samples,
})
