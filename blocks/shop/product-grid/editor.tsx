import { defineEditor } from '@kit/block-editor'
import { texts } from './texts'

export const editor = defineEditor({
  label: { en: 'Product list', th: 'รายการสินค้า' },
  description: {
    en: 'All products, or those of a category, with sorting and what visitors filter or search for.',
    th: 'สินค้าทั้งหมดหรือในหมวด เรียงลำดับได้ และแสดงตามที่ค้นหาหรือกรอง',
  },
  also: 'shop store goods catalogue grid ร้านค้า แคตตาล็อก ของขาย',
  icon: 'layout-grid',
  category: 'data',
  fields: {
    source: {
      label: { en: 'Products', th: 'สินค้าที่แสดง' },
      options: {
        all: { en: 'All', th: 'ทั้งหมด' },
        category: { en: 'Of the category in the address', th: 'ตามหมวดในที่อยู่หน้าเว็บ' },
      },
    },
    sort: { label: { en: 'Order at first', th: 'ลำดับเริ่มต้น' }, options: { ...texts.sorts, relevance: texts.popular } },
    perRow: { label: { en: 'Products per row', th: 'จำนวนต่อแถว' } },
    perPage: { label: { en: 'Products at a time', th: 'จำนวนต่อครั้ง' } },
    badges: { label: { en: 'Discount and sold-out badges', th: 'ป้ายส่วนลดและสินค้าหมด' } },
    quickAdd: { label: { en: 'Add-to-cart buttons', th: 'ปุ่มหยิบใส่ตะกร้า' } },
    empty: { label: { en: 'When there are none', th: 'ข้อความเมื่อไม่มีสินค้า' } },
  },
  start: { level: 2, perRow: { base: 4, tablet: 3, mobile: 2 } },
})
