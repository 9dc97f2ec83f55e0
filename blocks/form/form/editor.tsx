import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Form', th: 'แบบฟอร์ม' },
  description: {
    en: 'Questions with rules; managers list and export the answers.',
    th: 'คำถามพร้อมกติกา ผู้จัดการดูรายการและส่งออกคำตอบได้',
  },
  also: 'contact form newsletter survey booking fields enquiry subscribe ติดต่อ จดหมายข่าว แบบสอบถาม จอง สมัครรับข่าว',
  icon: 'checklist',
  category: 'form',
  fields: {
    'fields.name': {
      label: { en: 'Name of the answer', th: 'ชื่อที่ใช้เก็บคำตอบ' },
      help: { en: 'Never shown. It stays when the question is worded anew.', th: 'ไม่แสดงให้เห็น คงเดิมแม้เปลี่ยนคำถาม' },
    },
    'fields.label': { label: { en: 'Question', th: 'คำถาม' } },
    'fields.kind': { label: { en: 'Kind of field', th: 'ชนิดของช่อง' } },
    'fields.source': { label: { en: 'Ready-made list', th: 'รายการสำเร็จรูป' } },
    'fields.options.value': { label: { en: 'Stored as', th: 'เก็บเป็นค่า' } },
    'fields.options.label': { label: { en: 'Words', th: 'ข้อความ' } },
    'fields.rows': { label: { en: 'Lines', th: 'จำนวนบรรทัด' } },
    'fields.width': {
      label: { en: 'Width', th: 'ความกว้าง' },
      help: { en: 'Two halves share a line.', th: 'ครึ่งหนึ่งสองช่องอยู่บรรทัดเดียวกัน' },
    },
    'fields.text': { label: { en: 'Words', th: 'ข้อความ' } },
  },
  start: {
    form: 'contact',
    title: { en: 'Write to us', th: 'ส่งข้อความถึงเรา' },
    fields: [
      { kind: 'text', name: 'name', label: { en: 'Your name', th: 'ชื่อของคุณ' }, required: true, autocomplete: 'name' },
      { kind: 'email', name: 'email', label: { en: 'E-mail', th: 'อีเมล' }, required: true },
      { kind: 'textarea', name: 'message', label: { en: 'Message', th: 'ข้อความ' }, required: true },
    ],
  },
  hasReadableText: true,
  isOfForm: true,
})
