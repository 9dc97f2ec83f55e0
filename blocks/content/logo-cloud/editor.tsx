import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Logos', th: 'โลโก้ลูกค้า' },
  description: { en: 'Logos of your customers, partners or press.', th: 'โลโก้ของลูกค้า พันธมิตร หรือสื่อ' },
  also: 'clients partners brands ลูกค้า พาร์ตเนอร์ แบรนด์',
  icon: 'building',
  category: 'data',
  fields: {
    'logos.image': {
      label: { en: 'Logo', th: 'โลโก้' },
      help: { en: 'Leave empty to show the name instead.', th: 'เว้นว่างไว้จะแสดงชื่อแทน' },
    },
  },
  ...samples,
})
