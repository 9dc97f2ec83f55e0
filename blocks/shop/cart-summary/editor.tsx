import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Cart summary', th: 'สรุปยอดตะกร้า' },
  description: {
    en: 'Subtotal, delivery and total of the cart, with the way to checkout.',
    th: 'ค่าสินค้า ค่าจัดส่ง และยอดรวมของตะกร้า พร้อมปุ่มสั่งซื้อ',
  },
  also: 'shop total checkout ยอดรวม ตะกร้า',
  icon: 'receipt',
  category: 'data',
  fields: {
    variant: {
      label: { en: 'Placed', th: 'ตำแหน่ง' },
      options: {
        cart: { en: 'Beside the cart', th: 'ข้างตะกร้า' },
        checkout: { en: 'Beside the checkout form', th: 'ข้างฟอร์มสั่งซื้อ' },
      },
    },
    checkoutPage: { label: { en: 'Page of the checkout', th: 'หน้าสั่งซื้อ' } },
    cartPage: { label: { en: 'Page of the cart', th: 'หน้าตะกร้า' } },
    note: { label: { en: 'Note at the end', th: 'ข้อความท้าย' } },
  },
  start: {},
})
