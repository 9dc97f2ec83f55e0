import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Card grid', th: 'ตารางการ์ด' },
  description: { en: 'Cards of the same style, side by side.', th: 'การ์ดแบบเดียวกันเรียงข้างกัน' },
  also: 'cards columns boxes features team บริการ กล่อง',
  icon: 'grid-dots',
  category: 'media',
  fields: {
    items: { label: { en: 'Cards', th: 'การ์ด' } },
  },
  start: {
    perRow: 3,
    items: [
      { title: { en: 'Card 1', th: 'การ์ดที่ 1' }, text: { en: 'A short description.', th: 'คำอธิบายสั้น ๆ' } },
      { title: { en: 'Card 2', th: 'การ์ดที่ 2' }, text: { en: 'A short description.', th: 'คำอธิบายสั้น ๆ' } },
      { title: { en: 'Card 3', th: 'การ์ดที่ 3' }, text: { en: 'A short description.', th: 'คำอธิบายสั้น ๆ' } },
    ],
  },
})
