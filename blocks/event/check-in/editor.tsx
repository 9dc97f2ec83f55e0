import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Check-in', th: 'เช็กอิน' },
  description: {
    en: 'A scanner for the door: camera, wedge, short code or name, with or without network.',
    th: 'เครื่องสแกนที่ประตูงาน ใช้กล้อง เครื่องอ่าน รหัสสั้น หรือชื่อ ได้ทั้งออนไลน์และออฟไลน์',
  },
  also: 'event ticket register กิจกรรม งาน ตั๋ว ',
  icon: 'qrcode',
  category: 'data',
  isSystem: true,
  fields: {},
  start: {},
})
