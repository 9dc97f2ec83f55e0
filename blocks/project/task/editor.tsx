import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'A task', th: 'งานหนึ่งงาน' },
  description: {
    en: 'One task as a page, which prints; without one in the address, the task that the reader saw last.',
    th: 'งานหนึ่งงานแบบเต็มหน้าและพิมพ์ได้ ถ้าไม่ได้ระบุงาน จะแสดงงานที่ผู้อ่านเปิดล่าสุด',
  },
  icon: 'clipboard',
  category: 'data',
  isSystem: true,
  start: {},
})
