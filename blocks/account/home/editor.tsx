import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Workspace home', th: 'หน้าหลักของพื้นที่ทำงาน' },
  description: {
    en: 'What waits for a manager, and quick actions.',
    th: 'สิ่งที่รอผู้จัดการอยู่ และทางลัด',
  },
  also: 'dashboard inbox tasks แดชบอร์ด งานค้าง',
  icon: 'home',
  category: 'site',
  isSystem: true,
  start: {},
})
