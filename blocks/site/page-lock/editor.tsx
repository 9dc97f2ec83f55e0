import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Password of a page', th: 'ช่องกรอกรหัสผ่านของหน้า' },
  description: {
    en: 'Stands by itself in the place of a page that asks for a password.',
    th: 'แสดงแทนหน้าที่ตั้งรหัสผ่านไว้โดยอัตโนมัติ',
  },
  icon: 'lock',
  category: 'site',
  start: {},
  isOfGateway: true,
})
