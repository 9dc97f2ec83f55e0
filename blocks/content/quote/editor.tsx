import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Quote', th: 'คำพูด' },
  description: { en: 'Someone\'s words, with their name.', th: 'ถ้อยคำของใครสักคน พร้อมชื่อ' },
  icon: 'quote',
  category: 'text',
  start: {
    text: { en: 'Words worth repeating.', th: 'ถ้อยคำที่ควรจดจำ' },
    name: { en: 'Who said it', th: 'ผู้พูด' },
  },
})
