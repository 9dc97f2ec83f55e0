import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Button', th: 'ปุ่ม' },
  description: { en: 'A link that asks to be pressed.', th: 'ลิงก์ที่เชิญให้กด' },
  also: 'link cta download ลิงก์ ดาวน์โหลด',
  icon: 'click',
  category: 'action',
  fields: {
    text: { label: { en: 'Words on the button', th: 'ข้อความบนปุ่ม' } },
    note: { label: { en: 'Line below', th: 'ข้อความใต้ปุ่ม' } },
    look: { label: { en: 'Look', th: 'ลักษณะปุ่ม' } },
  },
  start: {
    text: { en: 'Read more', th: 'อ่านเพิ่มเติม' },
    link: { to: '/' },
  },
  hasReadableText: true,
})
