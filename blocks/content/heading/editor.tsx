import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Heading', th: 'หัวข้อ' },
  description: { en: 'A title for the content below.', th: 'ชื่อของเนื้อหาที่ตามมา' },
  also: 'title headline h1 h2 h3 ชื่อเรื่อง หัวเรื่อง พาดหัว',
  icon: 'letter-case',
  category: 'text',
  fields: {
    text: { label: { en: 'Heading', th: 'หัวข้อ' } },
    size: { label: { en: 'Custom size', th: 'ขนาดกำหนดเอง' } },
  },
  ...samples,
})
