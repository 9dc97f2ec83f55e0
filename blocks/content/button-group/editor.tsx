import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Buttons', th: 'กลุ่มปุ่ม' },
  description: { en: 'Several buttons in one line.', th: 'ปุ่มหลายปุ่มในแถวเดียว' },
  also: 'links cta group ลิงก์',
  icon: 'layout',
  category: 'action',
  fields: {
    items: { label: { en: 'Buttons', th: 'ปุ่ม' } },
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
  },
  start: {
    items: [
      { text: { en: 'Start', th: 'เริ่มต้น' }, link: { to: '/' }, look: 'primary' },
      { text: { en: 'Learn more', th: 'ดูรายละเอียด' }, link: { to: '/' } },
    ],
  },
  hasReadableText: true,
})
