import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Page password', th: 'ช่องกรอกรหัสผ่านของหน้า' },
  description: {
    en: 'Shown automatically in place of password-protected pages.',
    th: 'แสดงโดยอัตโนมัติแทนหน้าที่ตั้งรหัสผ่านไว้',
  },
  icon: 'lock',
  category: 'site',
  isSystem: true,
  start: {},
  isOfGateway: true,
})
