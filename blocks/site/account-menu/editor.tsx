import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Account menu', th: 'เมนูบัญชี' },
  description: { en: 'Sign in, or the links of the person signed in.', th: 'เข้าสู่ระบบ หรือลิงก์ของผู้ที่เข้าสู่ระบบแล้ว' },
  icon: 'user-circle',
  category: 'site',
  fields: {
    items: {
      label: { en: 'Links of the menu', th: 'ลิงก์ในเมนู' },
      help: { en: 'Profile and dashboard when there are none.', th: 'เว้นว่างไว้จะเป็นโปรไฟล์และแดชบอร์ด' },
    },
    'items.role': { label: { en: 'For whom, at least', th: 'สำหรับใครขึ้นไป' } },
  },
  start: {},
})
