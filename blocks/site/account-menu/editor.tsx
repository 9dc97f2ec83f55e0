import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Account menu', th: 'เมนูบัญชี' },
  description: { en: 'Sign in, or the links of the person signed in.', th: 'เข้าสู่ระบบ หรือลิงก์ของผู้ที่เข้าสู่ระบบแล้ว' },
  icon: 'user-circle',
  category: 'site',
  start: {},
})
