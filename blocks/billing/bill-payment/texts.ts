export const texts = {
  title: { en: 'Pay your order', th: 'ชำระเงิน' },
  order: { en: 'Order {number}', th: 'คำสั่งซื้อ {number}' },
  due: { en: 'Amount due', th: 'ยอดที่ต้องชำระ' },
  part: { en: '{paid} of {total} paid', th: 'ชำระแล้ว {paid} จาก {total}' },
  method: { en: 'Way to pay', th: 'ช่องทางชำระเงิน' },
  methods: {
    promptpay: { en: 'PromptPay QR', th: 'พร้อมเพย์ QR' },
    transfer: { en: 'Bank transfer', th: 'โอนผ่านธนาคาร' },
  },
  reviewTitle: { en: 'We are checking your slip', th: 'กำลังตรวจสลิปของคุณ' },
  review: {
    en: 'This page updates as soon as the payment is confirmed. You can close it: we will email you.',
    th: 'หน้านี้จะแจ้งทันทีเมื่อยืนยันการชำระเงินแล้ว ปิดหน้านี้ได้เลย เราจะส่งอีเมลแจ้งด้วย',
  },
  rejected: { en: 'The shop could not accept your slip', th: 'ร้านไม่สามารถรับสลิปนี้ได้' },
  paidTitle: { en: 'Paid. Thank you!', th: 'ชำระเงินเรียบร้อย ขอบคุณที่สั่งซื้อ' },
  paid: { en: 'The receipt is on its way to your email.', th: 'ใบเสร็จกำลังส่งไปที่อีเมลของคุณ' },
  toOrder: { en: 'See the order', th: 'ดูคำสั่งซื้อ' },
  goOn: { en: 'Continue', th: 'ไปต่อ' },
  over: { en: 'This order is over', th: 'คำสั่งซื้อนี้สิ้นสุดแล้ว' },
  overHint: {
    en: 'It was cancelled, or not paid in time. If you have already paid, please contact the shop.',
    th: 'คำสั่งซื้อถูกยกเลิกหรือเลยกำหนดชำระ หากโอนเงินไปแล้ว กรุณาติดต่อร้าน',
  },
  noMethods: {
    en: 'The shop has not said yet how to pay. Please contact it.',
    th: 'ร้านยังไม่ได้ตั้งค่าช่องทางชำระเงิน กรุณาติดต่อร้าน',
  },
  missing: { en: 'Which order would you like to pay?', th: 'ต้องการชำระคำสั่งซื้อไหน' },
  missingHint: { en: 'Open the order to pay it.', th: 'เปิดคำสั่งซื้อแล้วกดชำระเงิน' },
  unknown: { en: 'We cannot show this order here', th: 'เปิดคำสั่งซื้อนี้ที่นี่ไม่ได้' },
  unknownHint: {
    en: 'Open the link from our mail, or sign in with the account you bought with.',
    th: 'เปิดจากลิงก์ในอีเมลของเรา หรือเข้าสู่ระบบด้วยบัญชีที่ใช้สั่งซื้อ',
  },
  orders: { en: 'My orders', th: 'คำสั่งซื้อของฉัน' },
}
