import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Sign in with LINE', th: 'เข้าสู่ระบบด้วย LINE' },
  description: {
    en: 'The way to LINE and back, and a newcomer’s first steps.',
    th: 'ไปยัง LINE แล้วกลับมา พร้อมขั้นตอนแรกของผู้ใช้ใหม่',
  },
  icon: 'brand-line',
  category: 'form',
  fields: { home: { label: { en: 'Then go to', th: 'แล้วไปที่' } } },
  start: {},
})
