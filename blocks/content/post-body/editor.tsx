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
  isSystem: true,
  fields: {
    orCategory: { label: { en: 'The address may be a category’s', th: 'ที่อยู่อาจเป็นของหมวด' } },
    share: { label: { en: 'Share links', th: 'ปุ่มแชร์' } },
    save: { label: { en: 'Save for later', th: 'ปุ่มบันทึกไว้อ่าน' } },
    facts: { label: { en: 'Details for managers', th: 'ข้อมูลสำหรับผู้จัดการ' } },
  },
  start: {},
})
