import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Forgotten password', th: 'ลืมรหัสผ่าน' },
  description: {
    en: 'Sends a link by mail, and takes the new password where the link leads.',
    th: 'ส่งลิงก์ทางอีเมล และรับรหัสผ่านใหม่เมื่อเปิดลิงก์',
  },
  icon: 'key',
  category: 'form',
  start: {},
})
