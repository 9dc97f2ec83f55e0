import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Writing desk', th: 'โต๊ะเขียนบทความ' },
  description: {
    en: 'A member’s own posts by state, with notes of the reviewer, and a new post.',
    th: 'บทความของสมาชิกตามสถานะ พร้อมข้อความจากผู้ตรวจ และปุ่มเขียนบทความใหม่',
  },
  icon: 'writing',
  category: 'site',
  isSystem: true,
  start: {},
  fields: {
    category: { label: { en: 'Category of new posts', th: 'หมวดหมู่ของบทความใหม่' } },
    help: { label: { en: 'For members who are not writers', th: 'สำหรับสมาชิกที่ยังไม่ใช่ผู้เขียน' } },
  },
})
