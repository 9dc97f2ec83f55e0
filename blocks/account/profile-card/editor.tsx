import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Profile card', th: 'การ์ดโปรไฟล์' },
  description: {
    en: 'Who is signed in, with ways on; a guest is offered to sign in.',
    th: 'ผู้ที่เข้าสู่ระบบอยู่ พร้อมทางไปต่อ ผู้เยี่ยมชมจะเห็นปุ่มเข้าสู่ระบบ',
  },
  icon: 'user-circle',
  category: 'data',
  start: {},
})
