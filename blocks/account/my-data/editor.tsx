import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My data', th: 'ข้อมูลของฉัน' },
  description: {
    en: 'Download all your data, or close your account.',
    th: 'ดาวน์โหลดข้อมูลทั้งหมด และปิดบัญชี',
  },
  icon: 'file-download',
  category: 'form',
  isSystem: true,
  start: {},
})
