import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Marquee', th: 'แถบข้อความวิ่ง' },
  description: { en: 'A strip of words or marks that runs by and can be stopped.', th: 'แถบคำหรือโลโก้ที่เลื่อนผ่าน หยุดได้' },
  also: 'ticker scrolling running text ข้อความวิ่ง',
  icon: 'arrow-right',
  category: 'text',
  fields: {
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
  },
  start: {
    items: [
      { text: { en: 'First words', th: 'ข้อความแรก' } },
      { text: { en: 'More words', th: 'ข้อความต่อมา' } },
      { text: { en: 'And more', th: 'และอื่นๆ' } },
    ],
  },
})
