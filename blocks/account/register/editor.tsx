import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Create an account', th: 'สมัครสมาชิก' },
  description: {
    en: 'Name, email and password, then a confirmation email.',
    th: 'ชื่อ อีเมล และรหัสผ่าน แล้วยืนยันทางอีเมล',
  },
  also: 'sign up join สมัคร',
  icon: 'user',
  category: 'form',
  isSystem: true,
  start: {},
})
