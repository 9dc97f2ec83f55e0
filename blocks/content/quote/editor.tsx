import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Quote', th: 'คำพูด' },
  description: { en: "Someone's words, with their name.", th: 'ถ้อยคำของใครสักคน พร้อมชื่อ' },
  also: 'citation blockquote saying คำคม อ้างอิง',
  icon: 'quote',
  category: 'text',
  fields: {
    text: { label: { en: 'What was said', th: 'คำพูด' } },
    name: { label: { en: 'Who said it', th: 'ผู้พูด' } },
    source: { label: { en: 'Where it was said', th: 'ที่มาของคำพูด' } },
    'source.text': { label: { en: 'Words', th: 'ข้อความ' } },
    image: { label: { en: 'Portrait', th: 'ภาพบุคคล' } },
  },
  start: {
    text: { en: 'Words worth repeating.', th: 'ถ้อยคำที่ควรจดจำ' },
    name: { en: 'Who said it', th: 'ผู้พูด' },
  },
})
