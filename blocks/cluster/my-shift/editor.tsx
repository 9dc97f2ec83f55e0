import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'My branch', th: 'สาขาของฉัน' },
  description: {
    en: 'A member’s branch: who has a shift, what is held and sold out.',
    th: 'สาขาของพนักงาน ใครเปิดกะ อะไรพักไว้ อะไรหมด',
  },
  icon: 'clock',
  category: 'data',
  isSystem: true,
  start: {},
})
