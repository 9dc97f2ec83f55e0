import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Sign in by QR code', th: 'เข้าสู่ระบบด้วยคิวอาร์โค้ด' },
  description: {
    en: 'Lets a phone that is signed in already open this browser.',
    th: 'ใช้โทรศัพท์ที่เข้าสู่ระบบอยู่แล้วเปิดบัญชีในเบราว์เซอร์นี้',
  },
  icon: 'qrcode',
  category: 'form',
  fields: {
    home: { label: { en: 'Then go to', th: 'แล้วไปที่' } },
  },
  start: {},
})
