import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Timeline', th: 'ลำดับเวลา' },
  description: { en: 'What happens, and when.', th: 'เหตุการณ์และเวลา' },
  also: 'history milestones ประวัติ',
  icon: 'history',
  category: 'text',
  fields: {
    items: { label: { en: 'Events', th: 'เหตุการณ์' } },
  },
  start: {
    items: [
      { date: '2568', title: { en: 'The beginning', th: 'จุดเริ่มต้น' } },
      { date: '2569', title: { en: 'Growth', th: 'เติบโต' } },
    ],
  },
})
