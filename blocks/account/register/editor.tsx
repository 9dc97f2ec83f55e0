import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Create an account', th: 'สมัครสมาชิก' },
  description: {
    en: 'Name, e-mail and password, then a mail that opens the account.',
    th: 'ชื่อ อีเมล และรหัสผ่าน แล้วยืนยันทางอีเมล',
  },
  also: 'sign up join สมัคร',
  icon: 'user',
  category: 'form',
  start: {},
})
