import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
  description: {
    en: 'E-mail and password, then back to where the person came from.',
    th: 'อีเมลและรหัสผ่าน แล้วกลับไปยังหน้าที่มา',
  },
  also: 'login log in ล็อกอิน',
  icon: 'login',
  category: 'form',
  start: {},
})
