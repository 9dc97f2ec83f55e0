import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Activity log', th: 'บันทึกการเปลี่ยนแปลง' },
  description: {
    en: 'What managers and admins did on this site. Visible to admins.',
    th: 'การทำงานของผู้จัดการและผู้ดูแลระบบในเว็บไซต์นี้ เฉพาะผู้ดูแลระบบเห็น',
  },
  icon: 'history',
  category: 'site',
  isSystem: true,
  start: {},
})
