import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till: stock here', th: 'จุดขาย: สต็อกสาขา' },
  description: { en: 'The till, opened at the stock of its branch.', th: 'เปิดเครื่องที่สต็อกของสาขา' },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'box',
  category: 'data',
  isSystem: true,
  start: {},
  fields: {
    layout: {
      label: { en: 'Device', th: 'อุปกรณ์' },
      options: { desk: { en: 'Counter', th: 'เคาน์เตอร์' }, handheld: { en: 'In the hand', th: 'ถือในมือ' } },
    },
    hand: {
      label: { en: 'Order at the side of', th: 'รายการขายอยู่ด้าน' },
      options: { left: { en: 'the left hand', th: 'มือซ้าย' }, right: { en: 'the right hand', th: 'มือขวา' } },
    },
    pictures: { label: { en: 'Show pictures', th: 'แสดงรูปสินค้า' } },
  },
})
