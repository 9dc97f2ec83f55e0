import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Order', th: 'รายละเอียดคำสั่งซื้อ' },
  description: {
    en: 'An order for its buyer: progress, parcels, documents, paying and cancelling.',
    th: 'คำสั่งซื้อสำหรับผู้ซื้อ: ความคืบหน้า พัสดุ เอกสาร ชำระเงิน และยกเลิก',
  },
  also: 'shop tracking status ติดตามพัสดุ สถานะ',
  icon: 'package',
  category: 'data',
  isSystem: true,
  fields: {
    cancel: { label: { en: 'Buyers may cancel', th: 'ให้ผู้ซื้อยกเลิกได้' } },
    payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } },
  },
  start: {},
})
