import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Overview of tasks', th: 'ภาพรวมงาน' },
  description: {
    en: 'Overdue, blocked and done tasks, and who has how many. Each number opens its list.',
    th: 'งานที่เลยกำหนด ติดขัด และเสร็จแล้ว กับจำนวนงานของแต่ละคน กดตัวเลขเพื่อเปิดรายการ',
  },
  icon: 'chart-bar',
  category: 'data',
  isSystem: true,
  fields: { days: { label: { en: 'Days of done tasks', th: 'จำนวนวันของงานที่เสร็จ' } } },
  start: {},
})
