import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Password and address', th: 'รหัสผ่านและอีเมล' },
  description: { en: 'Changing the password and the e-mail address of the account.', th: 'เปลี่ยนรหัสผ่านและอีเมลของบัญชี' },
  icon: 'lock',
  category: 'form',
  start: {},
})
