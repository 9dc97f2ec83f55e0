import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My certificate', th: 'ใบรับรองของฉัน' },
  description: {
    en: 'What the reader still needs for the certificate of a lesson, and those that they have.',
    th: 'สิ่งที่ยังขาดเพื่อรับใบรับรองของบทเรียน และใบรับรองที่มีแล้ว',
  },
  icon: 'certificate',
  category: 'data',
  isSystem: true,
  start: {},
})
