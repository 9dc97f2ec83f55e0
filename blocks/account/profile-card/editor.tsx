import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Profile card', th: 'การ์ดโปรไฟล์' },
  description: {
    en: 'Shows who is signed in, with links. Guests see a sign-in button.',
    th: 'แสดงผู้ที่เข้าสู่ระบบพร้อมลิงก์ ผู้เยี่ยมชมจะเห็นปุ่มเข้าสู่ระบบ',
  },
  icon: 'user-circle',
  category: 'data',
  isSystem: true,
  start: {},
})
