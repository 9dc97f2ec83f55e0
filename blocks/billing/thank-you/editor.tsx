import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Thanks for the payment', th: 'ขอบคุณที่ชำระเงิน' },
  description: {
    en: 'For bills, payment links and plans: what is paid and what happens next.',
    th: 'สำหรับบิล ลิงก์ชำระเงิน และแพ็กเกจ: สถานะการชำระและขั้นตอนต่อไป',
  },
  also: 'thank you receipt ใบเสร็จ',
  icon: 'circle-check',
  category: 'data',
  isSystem: true,
  fields: {
    account: { label: { en: 'Offer guests an account', th: 'ชวนผู้ซื้อสร้างบัญชี' } },
    payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } },
  },
  start: { account: false },
})
