import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Impersonate a member', th: 'เข้าใช้งานแทนสมาชิก' },
  description: {
    en: 'The start button shown after opening an impersonation link.',
    th: 'ปุ่มเริ่มใช้งานจากลิงก์เข้าใช้งานแทนสมาชิกที่ผู้ดูแลระบบสร้าง',
  },
  icon: 'user',
  category: 'form',
  isSystem: true,
  fields: { home: { label: { en: 'Then go to', th: 'แล้วไปที่' } } },
  start: {},
})
