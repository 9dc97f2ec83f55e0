import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Shared links', th: 'ลิงก์ที่แชร์' },
  description: {
    en: 'All links a person has shared, with their status and settings.',
    th: 'ลิงก์ทั้งหมดที่แชร์ไว้ พร้อมสถานะและปุ่มจัดการ',
  },
  icon: 'link',
  category: 'form',
  isSystem: true,
  fields: { title: { label: { en: 'Title', th: 'หัวข้อ' } }, intro: { label: { en: 'Introduction', th: 'คำแนะนำ' } } },
  start: {},
})
