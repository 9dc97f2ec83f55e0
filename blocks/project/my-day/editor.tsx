import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My day', th: 'วันของฉัน' },
  description: {
    en: 'A person’s own lines, and their tasks that are due today or overdue.',
    th: 'รายการของตัวเอง และงานที่ครบกำหนดวันนี้หรือเลยกำหนด',
  },
  icon: 'square-check',
  category: 'data',
  isSystem: true,
  start: {},
})
