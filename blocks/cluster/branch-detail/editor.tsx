import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Detail of a branch', th: 'รายละเอียดสาขา' },
  description: {
    en: 'A branch with hours, registers, staff, latest shifts and its receipt.',
    th: 'สาขาพร้อมเวลาเปิด เครื่อง พนักงาน กะล่าสุด และใบเสร็จ',
  },
  icon: 'building-store',
  category: 'data',
  isSystem: true,
  start: {},
})
