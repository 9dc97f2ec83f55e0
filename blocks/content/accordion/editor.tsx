import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Accordion', th: 'เนื้อหาพับได้' },
  description: { en: 'Questions that expand to show their answers.', th: 'กดคำถามเพื่อเปิดคำตอบ' },
  also: 'faq questions answers collapse toggle ถามตอบ คำถามที่พบบ่อย พับ',
  icon: 'help',
  category: 'text',
  fields: {
    items: { label: { en: 'Questions', th: 'หัวข้อ' } },
    'items.title': { label: { en: 'Question', th: 'หัวข้อ' } },
    'items.text': { label: { en: 'Answer', th: 'เนื้อหา' } },
  },
  ...samples,
})
