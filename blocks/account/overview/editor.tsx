import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Account overview', th: 'ภาพรวมบัญชี' },
  description: {
    en: 'A greeting and tiles: wallet, messages, profile, devices.',
    th: 'คำทักทายและทางลัด: กระเป๋าเงิน ข้อความ ข้อมูลส่วนตัว อุปกรณ์',
  },
  icon: 'layout',
  category: 'site',
  isSystem: true,
  start: {},
})
