import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Amount to pay', th: 'ยอดที่ต้องชำระ' },
  description: {
    en: 'What is due of an order, the ways to pay, and live whether it is paid.',
    th: 'ยอดค้างชำระของคำสั่งซื้อ ช่องทางชำระเงิน และสถานะแบบสด',
  },
  also: 'bill invoice payment บิล ใบแจ้งหนี้ จ่ายเงิน',
  icon: 'receipt',
  category: 'data',
  isSystem: true,
  fields: { ordersPage: { label: { en: 'Page of own orders', th: 'หน้าคำสั่งซื้อของฉัน' } } },
  start: {},
})
