import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Error page', th: 'หน้าแจ้งข้อผิดพลาด' },
  description: {
    en: 'What a visitor sees when a page is missing or fails.',
    th: 'สิ่งที่ผู้เยี่ยมชมเห็นเมื่อไม่พบหน้าหรือเกิดข้อผิดพลาด',
  },
  icon: 'alert-triangle',
  category: 'site',
  fields: {
    statusCode: {
      label: { en: 'Error code', th: 'รหัสข้อผิดพลาด' },
      help: { en: 'The page’s own error when this is empty.', th: 'เว้นว่างไว้จะใช้ข้อผิดพลาดของหน้า' },
    },
  },
  start: { statusCode: 404 },
})
