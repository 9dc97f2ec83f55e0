import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My orders', th: 'คำสั่งซื้อของฉัน' },
  description: {
    en: 'The orders of who is signed in, by state, with “Order again”.',
    th: 'คำสั่งซื้อของผู้ที่เข้าสู่ระบบ แยกตามสถานะ และสั่งซ้ำได้',
  },
  also: 'shop history purchases ประวัติการสั่งซื้อ',
  icon: 'package',
  category: 'data',
  isSystem: true,
  fields: {
    perPage: { label: { en: 'Orders at a time', th: 'จำนวนต่อครั้ง' } },
    shopPage: { label: { en: 'Page with products', th: 'หน้ารายการสินค้า' } },
  },
  start: {},
})
