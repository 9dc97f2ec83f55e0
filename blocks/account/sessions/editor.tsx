import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Signed-in devices', th: 'อุปกรณ์ที่เข้าสู่ระบบ' },
  description: {
    en: 'The devices on which the person is signed in, each with its way out.',
    th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่ พร้อมปุ่มออกจากระบบ',
  },
  icon: 'device-laptop',
  category: 'form',
  start: {},
})
