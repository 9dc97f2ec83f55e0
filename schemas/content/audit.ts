import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: { posts: { order: 25, icon: 'file-text', en: 'Posts', th: 'บทความ' } },
  acts: {
    'post-create': { group: 'posts', en: 'Began a post', th: 'เริ่มเขียนบทความ' },
    'post-move': { group: 'posts', en: 'Moved a post to another state', th: 'เปลี่ยนสถานะบทความ' },
    'post-preview': { group: 'posts', en: 'Made a preview link of a post', th: 'สร้างลิงก์ดูตัวอย่างบทความ' },
    'post-options': { group: 'posts', en: 'Changed a post’s category or readers', th: 'เปลี่ยนหมวดหมู่หรือผู้อ่านของบทความ' },
    'post-slug': { group: 'posts', en: 'Changed a post’s address', th: 'เปลี่ยนที่อยู่บทความ' },
    'post-category': { group: 'posts', en: 'Changed a category of posts', th: 'แก้ไขหมวดหมู่บทความ' },
    'post-tag': { group: 'posts', en: 'Named a tag of posts', th: 'ตั้งชื่อแท็กบทความ' },
    'post-addresses': {
      group: 'posts',
      en: 'Changed the addresses of posts',
      th: 'เปลี่ยนรูปแบบที่อยู่บทความ',
    },
    'post-author': { group: 'posts', en: 'Changed an author of posts', th: 'แก้ไขผู้เขียนบทความ' },
    'post-writer': { group: 'posts', en: 'Changed who may write posts', th: 'เปลี่ยนผู้มีสิทธิ์เขียนบทความ' },
    'post-purge': { group: 'posts', en: 'Deleted a post for good', th: 'ลบบทความถาวร' },
  },
  fields: {
    live: { en: 'For readers', th: 'สำหรับผู้อ่าน' },
    work: { en: 'Draft', th: 'ฉบับร่าง' },
    draft: { en: 'Version', th: 'เวอร์ชัน' },
    visibility: { en: 'Readers', th: 'ผู้อ่าน' },
    reviewer: { en: 'Reviewer', th: 'ผู้ตรวจ' },
    featured: { en: 'Featured', th: 'บทความเด่น' },
    addresses: { en: 'Addresses of posts', th: 'รูปแบบที่อยู่บทความ' },
    writer: { en: 'May write', th: 'เขียนได้' },
  },
  attempts: {
    'post/create': { en: 'Begin a post', th: 'เริ่มเขียนบทความ' },
    'post/save': { en: 'Save a post', th: 'บันทึกบทความ' },
    'post/move': { en: 'Move a post to another state', th: 'เปลี่ยนสถานะบทความ' },
    'post/preview-link': { en: 'Make a preview link of a post', th: 'สร้างลิงก์ดูตัวอย่างบทความ' },
    'post/set-options': { en: 'Change a post’s category or readers', th: 'เปลี่ยนหมวดหมู่หรือผู้อ่านของบทความ' },
    'post/set-slug': { en: 'Change a post’s address', th: 'เปลี่ยนที่อยู่บทความ' },
    'post/set-category': { en: 'Change a category of posts', th: 'แก้ไขหมวดหมู่บทความ' },
    'post/set-tag': { en: 'Name a tag of posts', th: 'ตั้งชื่อแท็กบทความ' },
    'post/set-addresses': { en: 'Change the addresses of posts', th: 'เปลี่ยนรูปแบบที่อยู่บทความ' },
    'post/set-author': { en: 'Change an author of posts', th: 'แก้ไขผู้เขียนบทความ' },
    'post/set-writer': { en: 'Change who may write posts', th: 'เปลี่ยนผู้มีสิทธิ์เขียนบทความ' },
    'post/purge': { en: 'Delete a post for good', th: 'ลบบทความถาวร' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
