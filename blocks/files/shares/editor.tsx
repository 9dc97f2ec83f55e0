import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Links', th: 'ลิงก์ที่แชร์' },
  description: {
    en: 'All links that a person gave out, with what became of them and their ends.',
    th: 'ลิงก์ทั้งหมดที่แชร์ไว้ พร้อมสถานะและปุ่มจัดการ',
  },
  icon: 'link',
  category: 'form',
  fields: { title: { label: { en: 'Title', th: 'หัวข้อ' } }, intro: { label: { en: 'Introduction', th: 'คำแนะนำ' } } },
  start: {},
})
