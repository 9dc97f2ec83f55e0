import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Manage orders', th: 'จัดการคำสั่งซื้อ' },
  description: {
    en: 'Orders of the shop as a board and a table: pack, print, ship, refund.',
    th: 'คำสั่งซื้อของร้านแบบบอร์ดและตาราง แพ็ก พิมพ์ใบปะหน้า จัดส่ง และคืนเงิน',
  },
  also: 'order fulfilment parcel tracking ออเดอร์ แพ็กของ พัสดุ เลขพัสดุ',
  icon: 'package',
  category: 'data',
  isSystem: true,
  start: {},
  fields: {
    view: {
      label: { en: 'Shown first as', th: 'แสดงครั้งแรกเป็น' },
      options: { board: { en: 'Board', th: 'บอร์ด' }, table: { en: 'Table', th: 'ตาราง' } },
    },
  },
})
