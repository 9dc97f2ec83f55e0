import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My work', th: 'งานของฉัน' },
  description: {
    en: 'What is overdue, due this week and changed last for the reader, with their saved views.',
    th: 'งานของผู้อ่านที่เลยกำหนด ครบกำหนดสัปดาห์นี้ และเปลี่ยนล่าสุด พร้อมมุมมองที่บันทึกไว้',
  },
  icon: 'briefcase',
  category: 'data',
  isSystem: true,
  fields: { shown: { label: { en: 'Tasks in each list', th: 'จำนวนงานในแต่ละรายการ' } } },
  start: {},
})
