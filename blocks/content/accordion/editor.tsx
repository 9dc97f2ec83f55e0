import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Accordion', th: 'คำถามพับได้' },
  description: { en: 'Questions that open to their answers.', th: 'กดคำถามเพื่อเปิดคำตอบ' },
  icon: 'help',
  category: 'text',
  start: {
    items: [
      { title: { en: 'A question', th: 'คำถาม' }, text: { en: 'Its answer.', th: 'คำตอบ' } },
      { title: { en: 'Another question', th: 'อีกคำถาม' }, text: { en: 'Its answer.', th: 'คำตอบ' } },
    ],
  },
})
