import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Pricing', th: 'แพ็กเกจราคา' },
  description: { en: 'Plans side by side with prices and features.', th: 'แพ็กเกจเทียบกัน พร้อมราคาและรายละเอียด' },
  also: 'plans packages prices table แพ็กเกจ ตารางราคา',
  icon: 'cash',
  category: 'data',
  fields: {
    'plans.name': { label: { en: 'Plan name', th: 'ชื่อแพ็กเกจ' } },
    'plans.text': { label: { en: 'Who it’s for', th: 'เหมาะกับใคร' } },
  },
  ...samples,
})
