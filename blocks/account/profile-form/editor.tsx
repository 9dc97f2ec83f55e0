import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My profile', th: 'ข้อมูลส่วนตัว' },
  description: {
    en: 'Picture, name, phone, language, time zone and address of the signed-in person.',
    th: 'รูป ชื่อ โทรศัพท์ ภาษา เขตเวลา และที่อยู่ของผู้ที่เข้าสู่ระบบ',
  },
  icon: 'user-circle',
  category: 'form',
  isSystem: true,
  start: {},
})
