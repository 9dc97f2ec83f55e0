import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Forgotten password', th: 'ลืมรหัสผ่าน' },
  description: {
    en: 'Sends a reset link by email, then sets the new password.',
    th: 'ส่งลิงก์ทางอีเมล แล้วให้ตั้งรหัสผ่านใหม่',
  },
  icon: 'key',
  category: 'form',
  isSystem: true,
  start: {},
})
