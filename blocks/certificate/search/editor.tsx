import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Search certificates', th: 'ค้นหาใบรับรอง' },
  description: {
    en: 'Certificates whose holders allow it, by name and lesson.',
    th: 'ใบรับรองที่เจ้าของอนุญาตให้ค้นหา ตามชื่อและบทเรียน',
  },
  also: 'certificate ใบรับรอง',
  icon: 'search',
  category: 'data',
  isSystem: true,
  start: {},
})
