import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Shared folder', th: 'โฟลเดอร์ที่แชร์' },
  description: {
    en: 'What a link to a folder opens: its password, what lies in it, search, preview and downloads.',
    th: 'หน้าที่เปิดจากลิงก์แชร์โฟลเดอร์ มีช่องรหัสผ่าน รายการไฟล์ ค้นหา ตัวอย่าง และดาวน์โหลด',
  },
  icon: 'folder',
  category: 'form',
  fields: {
    look: {
      label: { en: 'Shown at first', th: 'มุมมองเริ่มต้น' },
      options: { list: { en: 'As a list', th: 'รายการ' }, grid: { en: 'As pictures', th: 'ภาพ' } },
    },
  },
  start: {},
})
