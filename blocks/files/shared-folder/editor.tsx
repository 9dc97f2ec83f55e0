import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Shared folder', th: 'โฟลเดอร์ที่แชร์' },
  description: {
    en: 'The page behind a folder link: password, contents, search, preview and downloads.',
    th: 'หน้าที่เปิดจากลิงก์แชร์โฟลเดอร์ มีช่องรหัสผ่าน รายการไฟล์ ค้นหา ตัวอย่าง และดาวน์โหลด',
  },
  icon: 'folder',
  category: 'form',
  isSystem: true,
  fields: {
    look: {
      label: { en: 'Default view', th: 'มุมมองเริ่มต้น' },
      options: { list: { en: 'List', th: 'รายการ' }, grid: { en: 'Grid', th: 'ตาราง' } },
    },
  },
  start: {},
})
