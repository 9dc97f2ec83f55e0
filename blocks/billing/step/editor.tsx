import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Steps of an order', th: 'ขั้นตอนการสั่งซื้อ' },
  description: {
    en: 'Cart, details, payment, checking, done: where the buyer is now.',
    th: 'ตะกร้า ข้อมูล ชำระเงิน ตรวจสลิป เสร็จสิ้น: แสดงว่าผู้ซื้ออยู่ขั้นไหน',
  },
  also: 'checkout progress stepper ชำระเงิน',
  icon: 'checklist',
  category: 'data',
  isSystem: true,
  fields: {
    cartPage: { label: { en: 'Page of the cart', th: 'หน้าตะกร้า' } },
    checkoutPage: { label: { en: 'Page of the checkout', th: 'หน้าสั่งซื้อ' } },
    payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } },
    leads: { label: { en: 'Lead on to the page for paying', th: 'พาไปหน้าชำระเงินอัตโนมัติ' } },
  },
  start: {},
})
