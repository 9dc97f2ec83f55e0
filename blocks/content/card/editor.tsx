import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Card', th: 'การ์ด' },
  description: { en: 'A picture, title, short text and one link.', th: 'รูป ชื่อ ข้อความสั้น และลิงก์เดียว' },
  also: 'box panel กล่อง',
  icon: 'note',
  category: 'media',
  start: {
    title: { en: 'Card title', th: 'ชื่อการ์ด' },
    text: { en: 'A one-sentence description.', th: 'คำอธิบายหนึ่งประโยค' },
  },
})
