import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    commerce: { order: 45, icon: 'basket', en: 'Shop and billing', th: 'ร้านค้าและการชำระเงิน' },
  },
  acts: {
    'order-status': { group: 'commerce', en: 'Changed an order’s status', th: 'เปลี่ยนสถานะคำสั่งซื้อ' },
    'payment-credit': { group: 'commerce', en: 'Recorded a payment', th: 'บันทึกการรับชำระเงิน' },
    'payment-allocate': { group: 'commerce', en: 'Matched a payment to a bill', th: 'จับคู่เงินที่รับกับใบแจ้งหนี้' },
    'refund-status': { group: 'commerce', en: 'Changed a refund’s status', th: 'เปลี่ยนสถานะการคืนเงิน' },
    'document-void': { group: 'commerce', en: 'Voided a document', th: 'ยกเลิกเอกสาร' },
  },
  statuses: {
    pending: { en: 'Waiting for payment', th: 'รอชำระเงิน' },
    confirmed: { en: 'Confirmed', th: 'ยืนยันแล้ว' },
    completed: { en: 'Completed', th: 'เสร็จสมบูรณ์' },
    cancelled: { en: 'Cancelled', th: 'ยกเลิกแล้ว' },
    expired: { en: 'Expired', th: 'หมดเวลา' },
    requested: { en: 'Requested', th: 'ขอแล้ว' },
    approved: { en: 'Approved', th: 'อนุมัติแล้ว' },
    sent: { en: 'Sent', th: 'โอนคืนแล้ว' },
    failed: { en: 'Failed', th: 'ไม่สำเร็จ' },
  },
  attempts: {
    'shop/wish': { en: 'Change a wishlist', th: 'แก้ไขรายการโปรด' },
  },
  fields: {
    bill: { en: 'Bill', th: 'ใบแจ้งหนี้' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
