import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Password and email', th: 'รหัสผ่านและอีเมล' },
  description: { en: 'Change the account’s password and email.', th: 'เปลี่ยนรหัสผ่านและอีเมลของบัญชี' },
  icon: 'lock',
  category: 'form',
  isSystem: true,
  start: {},
})
