import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Testimonials', th: 'รีวิวจากลูกค้า' },
  description: { en: 'What people say, with name, portrait and stars.', th: 'เสียงจากผู้ใช้จริง พร้อมชื่อ รูป และดาว' },
  also: 'review rating customer quote stars รีวิว ความเห็นลูกค้า',
  icon: 'message-circle',
  category: 'data',
  fields: {
    items: { label: { en: 'Testimonials', th: 'รีวิวจากลูกค้า' } },
    'items.name': { label: { en: 'Who said it', th: 'ผู้พูด' } },
    'items.link': { label: { en: 'Where it was said', th: 'ลิงก์ที่มา' } },
  },
  start: {
    items: [
      {
        quote: { en: 'Short, true and in their own words.', th: 'สั้น จริง และเป็นคำของเขาเอง' },
        name: { en: 'Name', th: 'ชื่อ' },
        stars: 5,
      },
    ],
  },
})
