import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Steps', th: 'ขั้นตอน' },
  description: { en: 'Step-by-step instructions.', th: 'วิธีทำตามลำดับ' },
  also: 'how to process numbered guide วิธี กระบวนการ',
  icon: 'checklist',
  category: 'text',
  fields: {
    items: { label: { en: 'Steps', th: 'ขั้นตอน' } },
  },
  start: {
    items: [
      { title: { en: 'Step 1', th: 'ขั้นที่ 1' } },
      { title: { en: 'Step 2', th: 'ขั้นที่ 2' } },
      { title: { en: 'Step 3', th: 'ขั้นที่ 3' } },
    ],
  },
})
