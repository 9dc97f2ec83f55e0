import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Act for a member', th: 'เข้าใช้งานแทนสมาชิก' },
  description: {
    en: 'The button behind an admin’s link for acting in a member’s name.',
    th: 'ปุ่มเริ่มใช้งานจากลิงก์ที่ผู้ดูแลระบบสร้างเพื่อเข้าใช้งานแทนสมาชิก',
  },
  icon: 'user',
  category: 'form',
  fields: { home: { label: { en: 'Then go to', th: 'แล้วไปที่' } } },
  start: {},
})
