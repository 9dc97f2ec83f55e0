import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Own data', th: 'ข้อมูลของฉัน' },
  description: {
    en: 'Downloading all that the site keeps of a person, and closing the account.',
    th: 'ดาวน์โหลดข้อมูลทั้งหมด และปิดบัญชี',
  },
  icon: 'file-download',
  category: 'form',
  start: {},
})
