import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Record of changes', th: 'บันทึกการเปลี่ยนแปลง' },
  description: {
    en: 'What managers and admins did on this site, for its administrators.',
    th: 'สิ่งที่ผู้จัดการและผู้ดูแลระบบทำในเว็บไซต์นี้ สำหรับผู้ดูแลระบบ',
  },
  icon: 'history',
  category: 'site',
  start: {},
})
