import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Lessons', th: 'บทเรียน' },
  description: {
    en: 'The published lessons as cards, with search and filters in the page’s address.',
    th: 'บทเรียนที่เผยแพร่แล้วแบบการ์ด พร้อมค้นหาและตัวกรองในที่อยู่ของหน้า',
  },
  also: 'course catalogue learn คอร์ส เรียน',
  icon: 'school',
  category: 'data',
  fields: {
    filters: { label: { en: 'Search and filters', th: 'ค้นหาและตัวกรอง' } },
    sort: {
      label: { en: 'First sorted by', th: 'เรียงลำดับแรกตาม' },
      options: {
        popular: { en: 'Most popular', th: 'ยอดนิยม' },
        new: { en: 'Newest', th: 'ใหม่ล่าสุด' },
        price: { en: 'Lowest price', th: 'ราคาต่ำสุด' },
      },
    },
  },
  start: { filters: true },
})
