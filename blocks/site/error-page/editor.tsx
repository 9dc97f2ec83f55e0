import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Error page', th: 'หน้าแจ้งข้อผิดพลาด' },
  description: { en: 'What a visitor sees when a page is missing or fails.', th: 'สิ่งที่ผู้ชมเห็นเมื่อไม่พบหน้าหรือเกิดข้อผิดพลาด' },
  icon: 'alert-triangle',
  category: 'site',
  start: { statusCode: 404 },
})
