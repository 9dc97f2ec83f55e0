import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Thanks for the order', th: 'ขอบคุณที่สั่งซื้อ' },
  description: {
    en: 'What has become of the order and what happens next.',
    th: 'สถานะคำสั่งซื้อและขั้นตอนต่อไป',
  },
  also: 'shop thank you confirmation ยืนยัน',
  icon: 'circle-check',
  category: 'data',
  isSystem: true,
  fields: {
    account: { label: { en: 'Offer guests an account', th: 'ชวนผู้ซื้อสร้างบัญชี' } },
    payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } },
  },
  start: {},
})
