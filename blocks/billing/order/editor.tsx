import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Order to pay', th: 'คำสั่งซื้อที่ต้องชำระ' },
  description: {
    en: 'What is due of an order, with its lines, documents and the way to pay.',
    th: 'ยอดค้างชำระของคำสั่งซื้อ รายการ เอกสาร และปุ่มชำระเงิน',
  },
  also: 'bill invoice payment บิล',
  icon: 'receipt',
  category: 'data',
  isSystem: true,
  fields: { payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } } },
  start: {},
})
