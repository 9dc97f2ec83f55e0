import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Marquee', th: 'แถบตัววิ่ง' },
  description: { en: 'A strip of words or marks that runs by and can be stopped.', th: 'แถบคำหรือโลโก้ที่เลื่อนผ่าน หยุดได้' },
  icon: 'arrow-right',
  category: 'text',
  fields: {
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
  },
  start: { items: [{ text: { en: 'Events', th: 'งานอีเวนต์' } }, { text: { en: 'Film', th: 'ภาพยนตร์' } }, { text: { en: 'People', th: 'ผู้คน' } }] },
})
