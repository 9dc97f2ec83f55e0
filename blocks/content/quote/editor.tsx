import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Quote', th: 'คำพูด' },
  description: { en: 'A quote, with the person’s name.', th: 'คำพูดพร้อมชื่อผู้พูด' },
  also: 'citation blockquote saying คำคม อ้างอิง',
  icon: 'quote',
  category: 'text',
  fields: {
    text: { label: { en: 'Quote', th: 'คำพูด' } },
    name: { label: { en: 'Author', th: 'ผู้พูด' } },
    source: { label: { en: 'Source', th: 'ที่มาของคำพูด' } },
    'source.text': { label: { en: 'Text', th: 'ข้อความ' } },
    image: { label: { en: 'Portrait', th: 'ภาพบุคคล' } },
  },
  ...samples,
})
