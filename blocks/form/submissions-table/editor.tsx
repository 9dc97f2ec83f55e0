import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Form answers', th: 'คำตอบของแบบฟอร์ม' },
  description: {
    en: 'What people sent, for managers: search, status, export.',
    th: 'สิ่งที่ผู้คนส่งมา สำหรับผู้จัดการ ค้นหา จัดสถานะ และส่งออก',
  },
  also: 'entries responses results ผลตอบกลับ',
  icon: 'table',
  category: 'form',
  fields: {
    columns: {
      label: { en: 'Answers with a column', th: 'คำตอบที่มีคอลัมน์' },
      help: {
        en: 'Names of the answers; the first three questions when there are none.',
        th: 'ใส่ชื่อคำตอบ เว้นว่างไว้จะใช้สามคำถามแรก',
      },
    },
  },
  start: { form: 'contact' },
  isOfForm: true,
})
