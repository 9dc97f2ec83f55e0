import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Send a slip', th: 'ส่งสลิป' },
  description: {
    en: 'Buyers send the slip of their transfer: drop, paste, file or camera.',
    th: 'ให้ผู้ซื้อส่งสลิปโอนเงิน ลากวาง วางจากคลิปบอร์ด เลือกไฟล์ หรือถ่ายรูป',
  },
  also: 'upload payment proof bank หลักฐานการโอน',
  icon: 'upload',
  category: 'data',
  isSystem: true,
  fields: { note: { label: { en: 'Text above', th: 'ข้อความด้านบน' } } },
  start: {},
})
