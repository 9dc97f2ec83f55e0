import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Members and roles', th: 'สมาชิกและบทบาท' },
  description: {
    en: 'The site’s members, for admins: search, invite, set roles, suspend accounts.',
    th: 'รายชื่อสมาชิกสำหรับผู้ดูแลระบบ: ค้นหา เชิญ กำหนดบทบาท ระงับบัญชี',
  },
  icon: 'users',
  category: 'site',
  isSystem: true,
  start: {},
})
