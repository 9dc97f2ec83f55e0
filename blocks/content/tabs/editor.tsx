import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Tabs', th: 'แท็บ' },
  description: { en: 'Several areas in one place, one shown at a time.', th: 'หลายส่วนในที่เดียว แสดงทีละส่วน' },
  icon: 'folder',
  category: 'layout',
  start: {
    items: [
      { key: 'first', label: { en: 'First', th: 'ส่วนแรก' } },
      { key: 'second', label: { en: 'Second', th: 'ส่วนที่สอง' } },
    ],
  },
})
