import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Form', th: 'แบบฟอร์ม' },
  description: { en: 'Questions with rules; managers list and export the answers.', th: 'คำถามพร้อมกติกา ผู้จัดการดูรายการและส่งออกคำตอบได้' },
  icon: 'checklist',
  category: 'form',
  start: {
    form: 'contact',
    title: { en: 'Write to us', th: 'ส่งข้อความถึงเรา' },
    fields: [
      { kind: 'text', name: 'name', label: { en: 'Your name', th: 'ชื่อของคุณ' }, required: true, autocomplete: 'name' },
      { kind: 'email', name: 'email', label: { en: 'E-mail', th: 'อีเมล' }, required: true },
      { kind: 'textarea', name: 'message', label: { en: 'Message', th: 'ข้อความ' }, required: true },
    ],
  },
})
