import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Manage bills', th: 'จัดการบิล' },
  description: {
    en: 'The bills of the shop, the overdue ones first, with refunds and voids.',
    th: 'บิลทั้งหมดของร้าน เกินกำหนดก่อน คืนเงินและยกเลิกได้',
  },
  also: 'invoice receivable ใบแจ้งหนี้ ลูกหนี้',
  icon: 'receipt',
  category: 'data',
  isSystem: true,
  start: {},
  fields: {
    scope: {
      label: { en: 'Shows', th: 'แสดง' },
      options: {
        all: { en: 'All bills', th: 'บิลทั้งหมด' },
        mine: { en: 'Bills written by hand', th: 'บิลที่ออกเอง' },
      },
    },
  },
})
