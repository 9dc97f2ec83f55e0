import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Links to act for a member', th: 'ลิงก์เข้าใช้งานแทนสมาชิก' },
  description: {
    en: 'Admins make and end links that open a member’s account for support.',
    th: 'ผู้ดูแลระบบสร้างและยกเลิกลิงก์ที่เปิดบัญชีสมาชิกเพื่อช่วยเหลือ',
  },
  icon: 'user',
  category: 'data',
  start: {},
})
