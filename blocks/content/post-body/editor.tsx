import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Post', th: 'บทความเต็ม' },
  description: {
    en: 'One post to read, with contents, tags and what to read next.',
    th: 'อ่านบทความเต็ม พร้อมสารบัญ ป้ายเรื่อง และเรื่องที่อ่านต่อได้',
  },
  also: 'article blog บทความ บล็อก',
  icon: 'file-text',
  category: 'data',
  fields: {
    facts: { label: { en: 'Facts for managers', th: 'ข้อมูลสำหรับผู้จัดการ' } },
  },
  start: {},
})
