import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Site settings', th: 'ตั้งค่าเว็บไซต์' },
  description: {
    en: 'Name, languages, icon and contact details of this site, for admins.',
    th: 'ชื่อ ภาษา ไอคอน และข้อมูลติดต่อของเว็บไซต์นี้ สำหรับผู้ดูแลระบบ',
  },
  icon: 'settings',
  category: 'site',
  isSystem: true,
  start: {},
})
