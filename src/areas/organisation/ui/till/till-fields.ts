/** Fields of every block that opens the till, as the builder names them. */
export const tillFields = {
  layout: {
    label: { en: 'Device', th: 'อุปกรณ์' },
    options: { desk: { en: 'Counter', th: 'เคาน์เตอร์' }, handheld: { en: 'In the hand', th: 'ถือในมือ' } },
  },
  hand: {
    label: { en: 'Order at the side of', th: 'รายการขายอยู่ด้าน' },
    options: { left: { en: 'the left hand', th: 'มือซ้าย' }, right: { en: 'the right hand', th: 'มือขวา' } },
  },
  pictures: { label: { en: 'Show pictures', th: 'แสดงรูปสินค้า' } },
}
