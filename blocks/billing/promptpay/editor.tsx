import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'PromptPay QR', th: 'QR พร้อมเพย์' },
  description: {
    en: 'The QR or bank account to pay an order with the exact amount, a countdown and a button to save it.',
    th: 'QR พร้อมเพย์หรือเลขบัญชีพร้อมยอดเงินที่ตรง เวลานับถอยหลัง และปุ่มบันทึก QR',
  },
  also: 'qr payment bank transfer โอนเงิน จ่ายเงิน',
  icon: 'qrcode',
  category: 'data',
  isSystem: true,
  fields: { showSteps: { label: { en: 'How to pay', th: 'วิธีชำระเงิน' } } },
  start: {},
})
