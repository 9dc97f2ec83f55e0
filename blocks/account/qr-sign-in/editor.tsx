import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'QR code sign-in', th: 'เข้าสู่ระบบด้วยคิวอาร์โค้ด' },
  description: {
    en: 'Sign in to this browser with a phone that is already signed in.',
    th: 'ใช้โทรศัพท์ที่เข้าสู่ระบบอยู่แล้ว เพื่อเข้าสู่ระบบในเบราว์เซอร์นี้',
  },
  icon: 'qrcode',
  category: 'form',
  isSystem: true,
  fields: {
    home: { label: { en: 'Then go to', th: 'แล้วไปที่' } },
  },
  start: {},
})
