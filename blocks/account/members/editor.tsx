import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Members and roles', th: 'สมาชิกและบทบาท' },
  description: { en: 'The people of the site for its administrators: finding, inviting, roles, closing accounts.', th: 'รายชื่อสมาชิกสำหรับผู้ดูแลระบบ: ค้นหา เชิญ กำหนดบทบาท ปิดบัญชี' },
  icon: 'users',
  category: 'site',
  start: {},
})
