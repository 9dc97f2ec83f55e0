import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Text', th: 'ข้อความ' },
  description: { en: 'Paragraphs, headings, lists and pictures.', th: 'ย่อหน้า หัวข้อ รายการ และรูปภาพ' },
  also: 'paragraph body words list link ย่อหน้า เนื้อหา',
  icon: 'align-left',
  category: 'text',
  ...samples,
})
