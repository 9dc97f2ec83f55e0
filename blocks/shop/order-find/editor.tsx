import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Find an order', th: 'ค้นหาคำสั่งซื้อ' },
  description: {
    en: 'For buyers without an account: number and email, then a link by mail.',
    th: 'สำหรับผู้ซื้อที่ไม่มีบัญชี กรอกเลขที่และอีเมลเพื่อรับลิงก์',
  },
  also: 'shop track guest ติดตาม',
  icon: 'search',
  category: 'data',
  isSystem: true,
  start: {},
})
