import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Statistics', th: 'ตัวเลขสถิติ' },
  description: { en: 'Key numbers with labels.', th: 'ตัวเลขสำคัญพร้อมคำอธิบาย' },
  also: 'numbers stats counter kpi สถิติ',
  icon: 'chart-bar',
  category: 'data',
  fields: {
    items: { label: { en: 'Statistics', th: 'ตัวเลขสถิติ' } },
  },
  ...samples,
})
