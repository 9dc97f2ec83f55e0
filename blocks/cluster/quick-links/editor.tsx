import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Quick links', th: 'ทางลัด' },
  description: { en: 'Large tiles for the hand: where the work is.', th: 'แผ่นใหญ่กดง่าย พาไปยังงานที่ต้องทำ' },
  icon: 'grid-dots',
  category: 'navigation',
  start: { links: [{ label: { en: 'Home', th: 'หน้าแรก' }, icon: 'home', link: { to: '/' } }] },
  hasReadableText: true,
})
