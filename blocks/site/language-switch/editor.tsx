import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Language switcher', th: 'เปลี่ยนภาษา' },
  description: { en: 'Links to this page in the other languages.', th: 'ลิงก์ไปหน้านี้ในภาษาอื่น' },
  also: 'thai english translate ไทย อังกฤษ',
  icon: 'language',
  category: 'site',
  start: {},
})
