import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Shelf stock', th: 'สต็อกหน้าร้าน' },
  description: {
    en: 'What is on the shelves: change it with a reason, see its ledger, print shelf labels, scan codes.',
    th: 'จำนวนสินค้าบนชั้น ปรับพร้อมเหตุผล ดูประวัติ พิมพ์ป้ายชั้นวาง และสแกนโค้ด',
  },
  also: 'inventory stock ledger label scanner คลัง นับสต็อก ป้ายราคา สแกนเนอร์',
  icon: 'box',
  category: 'data',
  isSystem: true,
  start: {},
})
