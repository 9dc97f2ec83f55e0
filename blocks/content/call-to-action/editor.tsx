import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Call to action', th: 'ปุ่มชวนคลิก (CTA)' },
  description: { en: 'One clear next step at the end of a section.', th: 'ก้าวต่อไปที่ชัดเจน ปิดท้ายแต่ละส่วน' },
  also: 'cta banner promotion ชวนซื้อ ปุ่มใหญ่',
  icon: 'click',
  category: 'action',
  start: {
    title: { en: 'Ready to begin?', th: 'พร้อมเริ่มหรือยัง' },
    actions: [{ label: { en: 'Begin', th: 'เริ่มเลย' }, link: { to: '/' } }],
  },
  hasReadableText: true,
})
