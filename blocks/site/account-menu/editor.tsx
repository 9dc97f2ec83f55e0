import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Account menu', th: 'เมนูบัญชี' },
  description: { en: 'A sign-in link, or the signed-in person’s links.', th: 'ลิงก์เข้าสู่ระบบ หรือเมนูของผู้ที่เข้าสู่ระบบแล้ว' },
  icon: 'user-circle',
  category: 'site',
  fields: {
    items: {
      label: { en: 'Menu links', th: 'ลิงก์ในเมนู' },
      help: { en: 'Leave empty to show profile and dashboard.', th: 'เว้นว่างไว้จะเป็นโปรไฟล์และแดชบอร์ด' },
    },
    'items.role': { label: { en: 'Minimum role', th: 'บทบาทขั้นต่ำ' } },
  },
  start: {},
})
