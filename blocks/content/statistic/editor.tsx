import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Statistics', th: 'ตัวเลขสถิติ' },
  description: { en: 'Key numbers with labels.', th: 'ตัวเลขสำคัญพร้อมคำอธิบาย' },
  also: 'numbers stats counter kpi สถิติ',
  icon: 'chart-bar',
  category: 'data',
  fields: {
    items: { label: { en: 'Statistics', th: 'ตัวเลขสถิติ' } },
  },
  start: {
    items: [
      { value: 1280, label: { en: 'learners', th: 'ผู้เรียน' } },
      { value: 96, suffix: '%', label: { en: 'finish their course', th: 'เรียนจบคอร์ส' } },
    ],
  },
})
