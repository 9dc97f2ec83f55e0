import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Product', th: 'สินค้า' },
  description: {
    en: 'A product with pictures, options, price, stock and delivery.',
    th: 'สินค้าหนึ่งรายการ พร้อมรูป ตัวเลือก ราคา สต็อก และการจัดส่ง',
  },
  also: 'shop product page buy ร้านค้า ซื้อ',
  icon: 'tag',
  category: 'data',
  fields: {
    product: {
      label: { en: 'SKU', th: 'รหัสสินค้า' },
      help: { en: 'Empty: the product of the page’s address', th: 'เว้นว่าง: สินค้าตามที่อยู่หน้าเว็บ' },
    },
    delivery: { label: { en: 'Delivery day and cost', th: 'วันจัดส่งและค่าส่ง' } },
    buy: { label: { en: 'Add-to-cart button', th: 'ปุ่มหยิบใส่ตะกร้า' } },
    wishlist: { label: { en: 'Wishlist button', th: 'ปุ่มรายการโปรด' } },
    path: { label: { en: 'Breadcrumbs', th: 'เส้นทางหมวดสินค้า' } },
  },
  start: { product: 'A-100' },
})
