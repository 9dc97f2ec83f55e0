import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Set up a branch', th: 'ตั้งค่าสาขา' },
  description: {
    en: 'Organisation, branch, hours, registers, receipt and staff, step by step.',
    th: 'องค์กร สาขา เวลาเปิด เครื่อง ใบเสร็จ และพนักงาน ทีละขั้น',
  },
  icon: 'building-store',
  category: 'data',
  isSystem: true,
  start: {},
})
