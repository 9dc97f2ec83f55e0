import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Unmatched money', th: 'เงินที่ยังไม่จับคู่' },
  description: {
    en: 'Money that pays nothing yet, with bills that it may be for.',
    th: 'เงินที่รับมาแต่ยังไม่ตรงกับบิล พร้อมบิลที่น่าจะใช่',
  },
  also: 'payment bills transfer โอนเงิน บิล',
  icon: 'coin',
  category: 'data',
  isSystem: true,
  start: {},
})
