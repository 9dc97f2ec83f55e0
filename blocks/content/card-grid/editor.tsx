import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Card grid', th: 'ตารางการ์ด' },
  description: { en: 'Cards of the same style, side by side.', th: 'การ์ดแบบเดียวกันเรียงข้างกัน' },
  also: 'cards columns boxes features team บริการ กล่อง',
  icon: 'grid-dots',
  category: 'media',
  fields: {
    items: { label: { en: 'Cards', th: 'การ์ด' } },
  },
  ...samples,
})
