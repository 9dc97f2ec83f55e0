import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Call to action', th: 'ปุ่มชวนคลิก (CTA)' },
  description: { en: 'One clear next step to close a section.', th: 'ชวนให้ทำขั้นต่อไป ปิดท้ายแต่ละส่วน' },
  also: 'cta banner promotion ชวนซื้อ ปุ่มใหญ่',
  icon: 'click',
  category: 'action',
  start: {
    title: { en: 'Ready to start?', th: 'พร้อมเริ่มหรือยัง' },
    actions: [{ label: { en: 'Start', th: 'เริ่มเลย' }, link: { to: '/' } }],
  },
  hasReadableText: true,
})
