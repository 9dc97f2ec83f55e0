import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My bills', th: 'บิลของฉัน' },
  description: {
    en: 'Bills and plans of who is signed in, those to pay first.',
    th: 'บิลและแพ็กเกจของผู้ที่เข้าสู่ระบบ ที่ต้องชำระอยู่บนสุด',
  },
  also: 'invoice receipts subscriptions ใบแจ้งหนี้ ใบเสร็จ',
  icon: 'receipt',
  category: 'data',
  isSystem: true,
  fields: { showPlans: { label: { en: 'Show plans', th: 'แสดงแพ็กเกจ' } } },
  start: {},
})
