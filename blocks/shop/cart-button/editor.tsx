import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Cart button', th: 'ปุ่มตะกร้า' },
  description: {
    en: 'Leads to the cart and shows how many items are in it. For the header.',
    th: 'ลิงก์ไปตะกร้า พร้อมจำนวนสินค้า สำหรับหัวเว็บ',
  },
  also: 'shop basket bag checkout ตะกร้าสินค้า ซื้อ',
  icon: 'shopping-cart',
  category: 'data',
  fields: {
    page: { label: { en: 'Page of the cart', th: 'หน้าตะกร้า' } },
    icon: {
      label: { en: 'Icon', th: 'ไอคอน' },
      options: {
        'shopping-cart': { en: 'Cart', th: 'รถเข็น' },
        basket: { en: 'Basket', th: 'ตะกร้า' },
        'shopping-bag': { en: 'Bag', th: 'ถุง' },
      },
    },
    hideEmpty: { label: { en: 'Hide while empty', th: 'ซ่อนเมื่อยังไม่มีสินค้า' } },
    label: { label: { en: 'Show the word “Cart”', th: 'แสดงคำว่า “ตะกร้า”' } },
  },
  start: {},
})
