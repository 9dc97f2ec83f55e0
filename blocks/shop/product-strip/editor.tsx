import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Product strip', th: 'แถวสินค้า' },
  description: {
    en: 'A few products in a row: new, on sale, best selling, chosen, or related ones.',
    th: 'สินค้าไม่กี่รายการในแถวเดียว เช่น มาใหม่ ลดราคา ขายดี เลือกเอง หรือที่เกี่ยวข้อง',
  },
  also: 'shop carousel featured ร้านค้า สินค้าแนะนำ สินค้าขายดี',
  icon: 'shopping-bag',
  category: 'data',
  fields: {
    source: {
      label: { en: 'Products', th: 'สินค้าที่แสดง' },
      options: {
        new: { en: 'Newest', th: 'มาใหม่' },
        sale: { en: 'On sale', th: 'ลดราคา' },
        sold: { en: 'Best selling', th: 'ขายดี' },
        category: { en: 'Of a category', th: 'ของหมวดหนึ่ง' },
        chosen: { en: 'Chosen ones', th: 'เลือกเอง' },
        related: { en: 'Related to the product of the page', th: 'คล้ายกับสินค้าของหน้า' },
        maker: { en: 'By the maker of the page’s product', th: 'ผู้ผลิตเดียวกับสินค้าของหน้า' },
        recent: { en: 'Recently seen by the visitor', th: 'ที่ผู้เยี่ยมชมดูล่าสุด' },
      },
    },
    category: {
      label: { en: 'Category code', th: 'รหัสหมวด' },
      help: { en: 'As in its address, such as fruit', th: 'ตามที่อยู่ของหมวด เช่น fruit' },
    },
    products: { label: { en: 'SKUs of chosen products', th: 'รหัสสินค้าที่เลือก' } },
    perRow: { label: { en: 'Products per row', th: 'จำนวนต่อแถว' } },
    layout: {
      label: { en: 'On phones', th: 'บนมือถือ' },
      options: {
        grid: { en: 'Below one another', th: 'เรียงลงมา' },
        scroll: { en: 'Scrolled sideways', th: 'เลื่อนไปด้านข้าง' },
      },
    },
    badges: { label: { en: 'Discount and sold-out badges', th: 'ป้ายส่วนลดและสินค้าหมด' } },
    more: { label: { en: 'Link beside the title', th: 'ลิงก์ข้างหัวข้อ' } },
    'more.label': { label: { en: 'Text of the link', th: 'ข้อความลิงก์' } },
    'more.link': { label: { en: 'Leads to', th: 'ลิงก์ไปที่' } },
  },
  ...samples,
})
