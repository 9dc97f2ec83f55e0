import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
  description: {
    en: 'Email and password, then back to the previous page.',
    th: 'อีเมลและรหัสผ่าน แล้วกลับไปหน้าเดิม',
  },
  also: 'login log in ล็อกอิน',
  icon: 'login',
  category: 'form',
  start: {},
})
