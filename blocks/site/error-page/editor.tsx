import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Error page', th: 'หน้าแจ้งข้อผิดพลาด' },
  description: {
    en: 'What visitors see when a page is missing or an error occurs.',
    th: 'หน้าที่ผู้เยี่ยมชมเห็นเมื่อไม่พบหน้าหรือเกิดข้อผิดพลาด',
  },
  icon: 'alert-triangle',
  category: 'site',
  isSystem: true,
  fields: {
    statusCode: {
      label: { en: 'Error code', th: 'รหัสข้อผิดพลาด' },
      help: { en: 'Leave empty to use the page’s error.', th: 'เว้นว่างไว้จะใช้ข้อผิดพลาดของหน้า' },
    },
  },
  start: { statusCode: 404 },
})
