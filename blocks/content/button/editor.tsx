import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Button', th: 'ปุ่ม' },
  description: { en: 'A link that looks like a button.', th: 'ลิงก์ในรูปแบบปุ่ม' },
  also: 'link cta download ลิงก์ ดาวน์โหลด',
  icon: 'click',
  category: 'action',
  fields: {
    text: { label: { en: 'Button text', th: 'ข้อความบนปุ่ม' } },
    note: { label: { en: 'Text below', th: 'ข้อความใต้ปุ่ม' } },
    look: { label: { en: 'Style', th: 'ลักษณะปุ่ม' } },
  },
  ...samples,
})
