import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Bill', th: 'บิล' },
  description: {
    en: 'One bill: written while it is a draft; then sent, printed, reminded, voided, refunded.',
    th: 'บิลหนึ่งใบ แก้ไขได้ขณะเป็นฉบับร่าง จากนั้นส่ง พิมพ์ เตือน ยกเลิก หรือคืนเงิน',
  },
  also: 'invoice deposit quotation ใบแจ้งหนี้ มัดจำ',
  icon: 'file-text',
  category: 'data',
  isSystem: true,
  start: {},
})
