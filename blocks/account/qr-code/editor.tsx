import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My QR code', th: 'คิวอาร์โค้ดของฉัน' },
  description: {
    en: 'A code others scan to find you. Also approves sign-in on another device.',
    th: 'รหัสให้ผู้อื่นสแกนเพื่อค้นหาคุณ และใช้อนุมัติการเข้าสู่ระบบของอุปกรณ์อื่น',
  },
  icon: 'qrcode',
  category: 'data',
  isSystem: true,
  fields: { back: { label: { en: 'Back link', th: 'ลิงก์ย้อนกลับ' } } },
  start: {},
})
