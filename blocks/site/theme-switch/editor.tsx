import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Light and dark', th: 'โหมดสว่างหรือมืด' },
  description: {
    en: 'Lets visitors choose light, dark or their device setting.',
    th: 'ให้ผู้เยี่ยมชมเลือกสว่าง มืด หรือตามเครื่อง',
  },
  also: 'dark mode night โหมดมืด',
  icon: 'sun-moon',
  category: 'site',
  start: {},
})
