export const texts = {
  cart: { en: 'Cart', th: 'ตะกร้า' },
  details: { en: 'Details', th: 'ข้อมูล' },
  pay: { en: 'Payment', th: 'ชำระเงิน' },
  review: { en: 'Checking', th: 'ตรวจสลิป' },
  result: { en: 'Done', th: 'เสร็จสิ้น' },
}
