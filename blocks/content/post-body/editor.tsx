import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Post', th: 'บทความเต็ม' },
  description: {
    en: 'One full post, with a table of contents, tags and what to read next.',
    th: 'บทความเต็ม พร้อมสารบัญ ป้ายเรื่อง และเรื่องแนะนำให้อ่านต่อ',
  },
  also: 'article blog บทความ บล็อก',
  icon: 'file-text',
  category: 'data',
  fields: {
    facts: { label: { en: 'Details for managers', th: 'ข้อมูลสำหรับผู้จัดการ' } },
  },
  start: {},
})
