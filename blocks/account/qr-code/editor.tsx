import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My QR code', th: 'คิวอาร์โค้ดของฉัน' },
  description: {
    en: 'The code by which others find a person; also approves a sign-in on another device.',
    th: 'รหัสสำหรับให้ผู้อื่นค้นหาบัญชี และใช้อนุมัติการเข้าสู่ระบบของอุปกรณ์อื่น',
  },
  icon: 'qrcode',
  category: 'data',
  fields: { back: { label: { en: 'Way back', th: 'ทางกลับ' } } },
  start: {},
})
