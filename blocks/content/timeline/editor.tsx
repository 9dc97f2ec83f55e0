import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Timeline', th: 'ลำดับเวลา' },
  description: { en: 'What happens, and when.', th: 'เหตุการณ์และเวลา' },
  also: 'history milestones ประวัติ',
  icon: 'history',
  category: 'text',
  fields: {
    items: { label: { en: 'Events', th: 'เหตุการณ์' } },
  },
  ...samples,
})
