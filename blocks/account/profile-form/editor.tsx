import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Own profile', th: 'ข้อมูลส่วนตัว' },
  description: {
    en: 'Picture, name, telephone, language, time zone and address of whoever is signed in.',
    th: 'รูป ชื่อ โทรศัพท์ ภาษา เขตเวลา และที่อยู่ของผู้ที่เข้าสู่ระบบ',
  },
  icon: 'user-circle',
  category: 'form',
  start: {},
})
