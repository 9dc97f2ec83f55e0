import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Members and roles', th: 'สมาชิกและบทบาท' },
  description: {
    en: 'The people of the site for its administrators: finding, inviting, roles, suspending accounts.',
    th: 'รายชื่อสมาชิกสำหรับผู้ดูแลระบบ: ค้นหา เชิญ กำหนดบทบาท ระงับบัญชี',
  },
  icon: 'users',
  category: 'site',
  start: {},
})
