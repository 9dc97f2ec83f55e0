import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Plans', th: 'แพ็กเกจ' },
  description: {
    en: 'Plans to buy for a period; nothing renews automatically.',
    th: 'แพ็กเกจที่ซื้อเป็นรอบ ไม่ตัดเงินอัตโนมัติ',
  },
  also: 'subscription membership สมาชิก รายเดือน',
  icon: 'calendar',
  category: 'data',
  fields: {
    plans: {
      label: { en: 'Plans by code', th: 'รหัสแพ็กเกจ' },
      help: { en: 'Empty: all', th: 'เว้นว่าง: ทั้งหมด' },
    },
    subscribePage: { label: { en: 'Page of the plan', th: 'หน้าแพ็กเกจที่ซื้อ' } },
  },
  ...samples,
})
