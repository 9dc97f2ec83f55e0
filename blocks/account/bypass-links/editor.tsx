import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Impersonation links', th: 'ลิงก์เข้าใช้งานแทนสมาชิก' },
  description: {
    en: 'Lets admins create and revoke links that open a member’s account for support.',
    th: 'ผู้ดูแลระบบสร้างและยกเลิกลิงก์ที่เปิดบัญชีสมาชิก เพื่อช่วยแก้ปัญหา',
  },
  icon: 'user',
  category: 'data',
  isSystem: true,
  start: {},
})
