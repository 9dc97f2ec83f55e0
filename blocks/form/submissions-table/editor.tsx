import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Form answers', th: 'คำตอบของแบบฟอร์ม' },
  description: { en: 'What people sent, for managers: search, status, export.', th: 'สิ่งที่ผู้คนส่งมา สำหรับผู้จัดการ ค้นหา จัดสถานะ และส่งออก' },
  icon: 'table',
  category: 'form',
  start: { form: 'contact' },
})
