import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Form responses', th: 'คำตอบแบบฟอร์ม' },
  description: {
    en: 'Responses for managers: search, status and export.',
    th: 'คำตอบที่ส่งเข้ามา สำหรับผู้จัดการ ค้นหา ตั้งสถานะ และส่งออก',
  },
  also: 'entries responses results ผลตอบกลับ',
  icon: 'table',
  category: 'form',
  isSystem: true,
  fields: {
    columns: {
      label: { en: 'Fields shown as columns', th: 'ช่องที่แสดงเป็นคอลัมน์' },
      help: {
        en: 'Enter field names. Leave empty to show the first three questions.',
        th: 'ใส่ชื่อคำตอบ เว้นว่างไว้จะใช้สามคำถามแรก',
      },
    },
  },
  start: { form: 'contact' },
  isOfForm: true,
})
