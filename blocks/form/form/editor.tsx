import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Form', th: 'แบบฟอร์ม' },
  description: {
    en: 'Questions with validation. Managers can view and export responses.',
    th: 'คำถามพร้อมการตรวจสอบ ผู้จัดการดูและส่งออกคำตอบได้',
  },
  also: 'contact form newsletter survey booking fields enquiry subscribe ติดต่อ จดหมายข่าว แบบสอบถาม จอง สมัครรับข่าว',
  icon: 'checklist',
  category: 'form',
  fields: {
    'fields.name': {
      label: { en: 'Field name', th: 'ชื่อที่ใช้เก็บคำตอบ' },
      help: {
        en: 'Visitors don’t see it. It stays the same when you reword the question.',
        th: 'ผู้เยี่ยมชมไม่เห็น และคงเดิมแม้เปลี่ยนคำถาม',
      },
    },
    'fields.label': { label: { en: 'Question', th: 'คำถาม' } },
    'fields.kind': { label: { en: 'Field type', th: 'ชนิดของช่อง' } },
    'fields.source': { label: { en: 'Preset list', th: 'รายการสำเร็จรูป' } },
    'fields.options.value': { label: { en: 'Saved value', th: 'เก็บเป็นค่า' } },
    'fields.options.label': { label: { en: 'Text', th: 'ข้อความ' } },
    'fields.rows': { label: { en: 'Lines', th: 'จำนวนบรรทัด' } },
    'fields.width': {
      label: { en: 'Width', th: 'ความกว้าง' },
      help: { en: 'Two half-width fields share a row.', th: 'ช่องขนาดครึ่งหนึ่งสองช่องอยู่แถวเดียวกัน' },
    },
    'fields.text': { label: { en: 'Text', th: 'ข้อความ' } },
  },
  ...samples,
  isOfForm: true,
})
