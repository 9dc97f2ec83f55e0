import { defineEditor } from '@kit/block-editor'
import { texts } from './texts'

export const editor = defineEditor({
  label: { en: 'Product filters', th: 'ตัวกรองสินค้า' },
  description: {
    en: 'Filters for the product list of the page, with counts; a button with a sheet on phones.',
    th: 'ตัวกรองของรายการสินค้าในหน้านี้ พร้อมจำนวน บนมือถือเป็นปุ่มเปิดแผ่นตัวกรอง',
  },
  also: 'facets shop ร้านค้า คัดกรอง',
  icon: 'adjustments',
  category: 'data',
  fields: {
    source: {
      label: { en: 'Products', th: 'สินค้าที่แสดง' },
      options: {
        all: { en: 'All', th: 'ทั้งหมด' },
        category: { en: 'Of the category in the address', th: 'ตามหมวดในที่อยู่หน้าเว็บ' },
      },
    },
    facets: {
      label: { en: 'Filters', th: 'ตัวกรอง' },
      options: {
        category: texts.category,
        price: texts.price,
        brand: texts.brand,
        attributes: { en: 'Options and attributes', th: 'ตัวเลือกและคุณสมบัติ' },
        stock: texts.inStock,
        sale: texts.onSale,
      },
    },
  },
  start: {},
})
