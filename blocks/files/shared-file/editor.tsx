import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Shared file', th: 'ไฟล์ที่แชร์' },
  description: {
    en: 'What a link to a file opens: its password, a preview and the download.',
    th: 'หน้าที่เปิดจากลิงก์แชร์ไฟล์ มีช่องรหัสผ่าน ตัวอย่าง และปุ่มดาวน์โหลด',
  },
  also: 'download pdf ดาวน์โหลด',
  icon: 'file',
  category: 'form',
  start: {},
})
