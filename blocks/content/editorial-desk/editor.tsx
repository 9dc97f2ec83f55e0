import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Editorial desk', th: 'โต๊ะบรรณาธิการ' },
  description: {
    en: 'All posts as a table or a board by state, with categories, authors, tags and addresses. For managers.',
    th: 'บทความทั้งหมดเป็นตารางหรือบอร์ดตามสถานะ พร้อมหมวดหมู่ ผู้เขียน แท็ก และที่อยู่ สำหรับผู้จัดการ',
  },
  icon: 'news',
  category: 'site',
  isSystem: true,
  start: {},
  fields: {
    view: {
      label: { en: 'First view', th: 'มุมมองแรก' },
      options: { table: { en: 'Table', th: 'ตาราง' }, board: { en: 'Board', th: 'บอร์ด' } },
    },
  },
})
