import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Verify a certificate', th: 'ตรวจสอบใบรับรอง' },
  description: {
    en: 'A field for a certificate’s code, which tells a mistyped one at once.',
    th: 'ช่องกรอกรหัสใบรับรอง แจ้งทันทีเมื่อพิมพ์ผิด',
  },
  also: 'certificate verify ตรวจสอบ ใบรับรอง',
  icon: 'shield-check',
  category: 'form',
  start: {},
})
