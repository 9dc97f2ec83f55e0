import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Steps', th: 'ขั้นตอน' },
  description: { en: 'Step-by-step instructions.', th: 'วิธีทำตามลำดับ' },
  also: 'how to process numbered guide วิธี กระบวนการ',
  icon: 'checklist',
  category: 'text',
  fields: {
    items: { label: { en: 'Steps', th: 'ขั้นตอน' } },
  },
  ...samples,
})
