import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Testimonials', th: 'คำบอกเล่า' },
  description: { en: 'What people say, with name, portrait and stars.', th: 'เสียงจากผู้ใช้จริง พร้อมชื่อ รูป และดาว' },
  icon: 'message-circle',
  category: 'data',
  start: { items: [{ quote: { en: 'Short, true and in their own words.', th: 'สั้น จริง และเป็นคำของเขาเอง' }, name: { en: 'Name', th: 'ชื่อ' }, stars: 5 }] },
})
