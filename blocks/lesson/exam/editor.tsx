import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Exam', th: 'แบบทดสอบ' },
  description: {
    en: 'The exam that the page’s address names: rules, questions with a clock, and the result.',
    th: 'แบบทดสอบตามที่อยู่หน้าเว็บ ทั้งกติกา คำถามพร้อมนาฬิกา และผลสอบ',
  },
  also: 'quiz test question สอบ ข้อสอบ',
  icon: 'checklist',
  category: 'data',
  isSystem: true,
  fields: {
    layout: {
      label: { en: 'Questions', th: 'คำถาม' },
      options: { one: { en: 'One at a time', th: 'ทีละข้อ' }, all: { en: 'All at once', th: 'ทุกข้อในหน้าเดียว' } },
    },
  },
  start: {},
})
