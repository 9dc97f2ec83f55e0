import { defineProblems } from '@gateway/errors/define-problems'

/** The error for what cannot be done; `field` is where a form shows it. */
export const shopError = defineProblems({
  unknownProduct: { code: 'not_found', en: 'Product not found.', th: 'ไม่พบสินค้านี้' },
  fullWishlist: {
    code: 'limit_reached',
    en: 'Your wishlist is full. Remove something first.',
    th: 'รายการโปรดเต็มแล้ว กรุณานำบางรายการออกก่อน',
  },
  onlyLeft: { code: 'conflict', en: 'Only {n} left.', th: 'เหลือเพียง {n} ชิ้น' },
  perOrder: { code: 'conflict', en: 'At most {n} per order.', th: 'ซื้อได้ไม่เกิน {n} ชิ้นต่อคำสั่งซื้อ' },
  fullCart: {
    code: 'limit_reached',
    en: 'Your cart is full. Remove something first.',
    th: 'ตะกร้าเต็มแล้ว กรุณานำบางรายการออกก่อน',
  },
  staleCart: {
    code: 'stale_version',
    en: 'Your cart has changed in another tab. Please check it again.',
    th: 'ตะกร้าถูกแก้ไขจากอีกหน้าหนึ่ง กรุณาตรวจอีกครั้ง',
  },
  emptyCart: { code: 'conflict', en: 'Your cart is empty.', th: 'ยังไม่มีสินค้าในตะกร้า' },
  newPrices: {
    code: 'conflict',
    en: 'Prices have changed. Please check the new total.',
    th: 'ราคามีการเปลี่ยนแปลง กรุณาตรวจยอดใหม่อีกครั้ง',
  },
  soldOut: { code: 'conflict', en: 'Sold out: {titles}.', th: 'สินค้าหมด: {titles}' },
  notDelivered: {
    code: 'conflict',
    en: 'We do not deliver these goods to this province.',
    th: 'สินค้าเหล่านี้ยังไม่จัดส่งไปจังหวัดนี้',
  },
  noAddress: { code: 'invalid_input', en: 'Please enter a delivery address.', th: 'กรุณากรอกที่อยู่จัดส่ง' },
  noMethod: {
    code: 'conflict',
    en: 'This order cannot be paid in this way. Please choose another.',
    th: 'คำสั่งซื้อนี้ชำระด้วยวิธีนี้ไม่ได้ กรุณาเลือกวิธีอื่น',
  },
  unknownOrder: { code: 'not_found', en: 'Order not found.', th: 'ไม่พบคำสั่งซื้อนี้' },
  packed: {
    code: 'conflict',
    en: 'Already packed. Ask for a return instead.',
    th: 'จัดสินค้าลงกล่องแล้ว กรุณาขอคืนสินค้าแทน',
  },
  orderOver: { code: 'conflict', en: 'This order is already over.', th: 'คำสั่งซื้อนี้สิ้นสุดแล้ว' },
  notCancelled: {
    code: 'conflict',
    en: 'This order can no longer be cancelled here. Please contact the shop.',
    th: 'คำสั่งซื้อนี้ยกเลิกเองไม่ได้แล้ว กรุณาติดต่อร้าน',
  },
  paidBill: { code: 'already_done', en: 'This bill is already paid.', th: 'บิลนี้ชำระแล้ว' },
  usedSlip: { code: 'duplicate', en: 'This slip was already used.', th: 'สลิปนี้ถูกใช้แล้ว' },
  enoughSlips: {
    code: 'limit_reached',
    en: 'Enough slips are being reviewed for this order. Please wait for the answer.',
    th: 'มีสลิปของคำสั่งซื้อนี้รอตรวจอยู่แล้ว กรุณารอผลการตรวจ',
  },
  noPicture: {
    code: 'invalid_input',
    en: 'This file is no picture. Send a JPEG, PNG or WebP of the slip.',
    th: 'ไฟล์นี้ไม่ใช่รูปภาพ กรุณาส่งรูปสลิปเป็น JPEG, PNG หรือ WebP',
  },
  unknownSlip: { code: 'not_found', en: 'Slip not found.', th: 'ไม่พบสลิปนี้' },
  slipFileGone: {
    code: 'gone',
    en: 'The picture of this slip is no longer there.',
    th: 'ไม่มีไฟล์รูปของสลิปนี้แล้ว',
  },
  ownSlip: { code: 'forbidden', en: 'Nobody confirms their own slip.', th: 'ไม่มีใครตรวจสลิปของตัวเองได้' },
  decided: { code: 'already_done', en: 'Already decided by {name}.', th: '{name} ตัดสินไปแล้ว' },
  unknownPayment: { code: 'not_found', en: 'Payment not found.', th: 'ไม่พบรายการรับเงินนี้' },
  unknownBill: { code: 'not_found', en: 'Bill not found.', th: 'ไม่พบบิลนี้' },
  nothingLeft: { code: 'nothing_to_do', en: 'Nothing of this payment is left.', th: 'เงินรายการนี้ถูกใช้หมดแล้ว' },
  orderExpired: {
    code: 'conflict',
    en: 'This order has expired, and this money does not pay the whole of it.',
    th: 'คำสั่งซื้อนี้หมดเวลาแล้ว และเงินนี้ยังไม่ครบยอด',
  },
  soldOutSince: {
    code: 'conflict',
    en: 'What this order held has been sold since. The money stays unmatched.',
    th: 'สินค้าที่จองไว้ถูกขายไปแล้ว เงินนี้ยังไม่ถูกจับคู่',
  },
  unknownRefund: { code: 'not_found', en: 'Refund not found.', th: 'ไม่พบการคืนเงินนี้' },
  tooMuch: { code: 'conflict', en: 'This is more than is left to refund.', th: 'มากกว่ายอดที่เหลือให้คืน' },
  nothingToRefund: { code: 'nothing_to_do', en: 'There is nothing to refund.', th: 'ไม่มียอดให้คืน' },
  freeOrder: {
    code: 'nothing_to_do',
    en: 'This order was free: there is no money to give back.',
    th: 'คำสั่งซื้อนี้ไม่มีค่าใช้จ่าย จึงไม่มีเงินให้คืน',
  },
  cancelFirst: {
    code: 'conflict',
    en: 'This order is not paid in full. Cancel it to give back what was paid.',
    th: 'คำสั่งซื้อนี้ยังชำระไม่ครบ ยกเลิกคำสั่งซื้อเพื่อคืนเงินที่ชำระแล้ว',
  },
  unknownLink: { code: 'not_found', en: 'This payment link is not known.', th: 'ไม่พบลิงก์ชำระเงินนี้' },
  closedLink: { code: 'gone', en: 'This payment link is closed.', th: 'ลิงก์ชำระเงินนี้ปิดแล้ว' },
  fullLink: {
    code: 'limit_reached',
    en: 'This payment link has been used as often as it may be.',
    th: 'ลิงก์ชำระเงินนี้ถูกใช้ครบจำนวนแล้ว',
  },
  unknownPlan: { code: 'not_found', en: 'Plan not found.', th: 'ไม่พบแพ็กเกจนี้' },
  unknownParcel: { code: 'not_found', en: 'Parcel not found.', th: 'ไม่พบพัสดุนี้' },
  notConfirmed: { code: 'conflict', en: 'This order is not confirmed.', th: 'คำสั่งซื้อนี้ยังไม่ได้รับการยืนยัน' },
  tooManyPacked: {
    code: 'conflict',
    en: 'This is more than is left to pack.',
    th: 'จำนวนนี้มากกว่าที่ยังเหลือให้แพ็ก',
  },
  nothingToPack: {
    code: 'nothing_to_do',
    en: 'Nothing of this order is left to pack.',
    th: 'คำสั่งซื้อนี้ไม่มีสินค้าเหลือให้แพ็กแล้ว',
  },
  parcelShipped: { code: 'already_done', en: 'This parcel was shipped already.', th: 'พัสดุนี้ส่งไปแล้ว' },
  parcelFurther: { code: 'conflict', en: 'This parcel is already further.', th: 'พัสดุนี้ดำเนินการเลยขั้นนี้ไปแล้ว' },
  notCod: {
    code: 'conflict',
    en: 'Nothing of this parcel is paid at the door.',
    th: 'พัสดุนี้ไม่มียอดเก็บเงินปลายทาง',
  },
  notWhole: {
    code: 'conflict',
    en: 'Part of this order is paid or in another parcel. Please refund it instead.',
    th: 'คำสั่งซื้อนี้ชำระแล้วบางส่วนหรือมีพัสดุอื่นด้วย กรุณาใช้การคืนเงินแทน',
  },
  staleBill: {
    code: 'stale_version',
    en: 'This bill was changed elsewhere. Please check it again.',
    th: 'บิลนี้ถูกแก้ไขจากที่อื่น กรุณาตรวจอีกครั้ง',
  },
  largeBill: {
    code: 'invalid_input',
    en: 'This amount is too large for one bill.',
    th: 'ยอดนี้สูงเกินไปสำหรับบิลเดียว',
  },
  noBillMail: {
    code: 'invalid_input',
    en: 'This bill has no email address.',
    th: 'บิลนี้ไม่มีอีเมลผู้ชำระ',
  },
  adminsOnly: {
    code: 'forbidden',
    en: 'Only admins may write off a bill.',
    th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่ตัดหนี้สูญได้',
  },
  fixedBill: {
    code: 'conflict',
    en: 'This bill cannot be changed in this way any more.',
    th: 'เปลี่ยนบิลนี้แบบนี้ไม่ได้แล้ว',
  },
  staleSettings: {
    code: 'stale_version',
    en: 'These settings were changed elsewhere. Please check them again.',
    th: 'การตั้งค่านี้ถูกแก้ไขจากที่อื่น กรุณาตรวจอีกครั้ง',
  },
  noAccountFor: {
    code: 'invalid_input',
    en: 'This method needs an account of its kind.',
    th: 'วิธีนี้ต้องมีบัญชีรับเงินที่ตรงประเภท',
  },
  unknownBank: { code: 'invalid_input', en: 'This bank is not known.', th: 'ไม่รู้จักธนาคารนี้' },
  usedCode: { code: 'duplicate', en: 'This code is already used.', th: 'รหัสนี้ถูกใช้แล้ว' },
  usedBarcode: {
    code: 'duplicate',
    en: 'Another variant has this barcode.',
    th: 'มีตัวเลือกสินค้าอื่นใช้บาร์โค้ดนี้แล้ว',
  },
  variantTwice: {
    code: 'invalid_input',
    en: 'This variant is listed twice. Reload the page.',
    th: 'ตัวเลือกนี้ซ้ำในรายการ กรุณาโหลดหน้านี้ใหม่',
  },
  stalePlan: {
    code: 'stale_version',
    en: 'This plan was changed elsewhere. Please check it again.',
    th: 'แพ็กเกจนี้ถูกแก้ไขจากที่อื่น กรุณาตรวจอีกครั้ง',
  },
  staleProduct: {
    code: 'stale_version',
    en: 'This product was changed elsewhere. Please check it again.',
    th: 'สินค้านี้ถูกแก้ไขจากที่อื่น กรุณาตรวจอีกครั้ง',
  },
  noName: { code: 'invalid_input', en: 'Please enter a name.', th: 'กรุณากรอกชื่อ' },
  highSale: {
    code: 'invalid_input',
    en: 'A sale price must be below the regular one.',
    th: 'ราคาลดต้องต่ำกว่าราคาปกติ',
  },
  sameOptions: {
    code: 'invalid_input',
    en: 'Two variants have the same options.',
    th: 'มีตัวเลือกซ้ำกันสองรายการ',
  },
  unknownCategory: { code: 'not_found', en: 'Category not found.', th: 'ไม่พบหมวดหมู่นี้' },
  staleCategory: {
    code: 'stale_version',
    en: 'This category was changed elsewhere. Please check it again.',
    th: 'หมวดหมู่นี้ถูกแก้ไขจากที่อื่น กรุณาตรวจอีกครั้ง',
  },
  circleCategory: {
    code: 'invalid_input',
    en: 'A category cannot be below itself. Choose another place.',
    th: 'หมวดหมู่อยู่ใต้ตัวเองไม่ได้ กรุณาเลือกตำแหน่งอื่น',
  },
  deepCategory: {
    code: 'invalid_input',
    en: 'Categories have at most four levels.',
    th: 'หมวดหมู่มีได้ไม่เกินสี่ชั้น',
  },
  parentCategory: {
    code: 'conflict',
    en: 'Other categories are below this one. Move them first.',
    th: 'มีหมวดหมู่อื่นอยู่ใต้หมวดนี้ กรุณาย้ายออกก่อน',
  },
  unknownItem: { code: 'not_found', en: 'Stock item not found.', th: 'ไม่พบรายการสต็อกนี้' },
  unknownDocument: { code: 'not_found', en: 'Document not found.', th: 'ไม่พบเอกสารนี้' },
})

export type ShopProblem = Parameters<typeof shopError>[0]
