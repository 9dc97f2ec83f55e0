import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Sign in with LINE', th: 'เข้าสู่ระบบด้วย LINE' },
  description: {
    en: 'The LINE sign-in steps, including the first steps for new members.',
    th: 'ขั้นตอนเข้าสู่ระบบด้วย LINE พร้อมขั้นตอนแรกของผู้ใช้ใหม่',
  },
  icon: 'brand-line',
  category: 'form',
  isSystem: true,
  fields: { home: { label: { en: 'Then go to', th: 'แล้วไปที่' } } },
  start: {},
})
