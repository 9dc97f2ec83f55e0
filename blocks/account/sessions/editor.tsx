import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Signed-in devices', th: 'อุปกรณ์ที่เข้าสู่ระบบ' },
  description: {
    en: 'Where the person is signed in, with a button to sign out each device.',
    th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่ พร้อมปุ่มออกจากระบบ',
  },
  icon: 'device-laptop',
  category: 'form',
  isSystem: true,
  start: {},
})
