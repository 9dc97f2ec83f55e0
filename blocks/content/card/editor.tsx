import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Card', th: 'การ์ด' },
  description: { en: 'Picture, title, a few words, one link.', th: 'รูป ชื่อ ข้อความสั้น และลิงก์เดียว' },
  also: 'box panel กล่อง',
  icon: 'note',
  category: 'media',
  start: {
    title: { en: 'A card', th: 'การ์ด' },
    text: { en: 'What it is about, in a sentence.', th: 'เล่าเรื่องในหนึ่งประโยค' },
  },
})
