import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Cart', th: 'ตะกร้าสินค้า' },
  description: {
    en: 'What the visitor has put into the cart, with quantities, changed prices and undo.',
    th: 'สินค้าที่ผู้ชมหยิบใส่ตะกร้า ปรับจำนวนได้ แจ้งราคาที่เปลี่ยน และเลิกทำได้',
  },
  also: 'shop basket bag ตะกร้า รถเข็น',
  icon: 'shopping-cart',
  category: 'data',
  isSystem: true,
  fields: {
    shopPage: { label: { en: 'Page with products', th: 'หน้ารายการสินค้า' } },
    saveForLater: { label: { en: 'Save for later', th: 'เก็บไว้ซื้อทีหลัง' } },
  },
  start: {},
})
