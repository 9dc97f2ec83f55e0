import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Tabs', th: 'แท็บ' },
  description: { en: 'Several areas in one place, one shown at a time.', th: 'หลายส่วนในที่เดียว แสดงทีละส่วน' },
  also: 'panels switch สลับ',
  icon: 'folder',
  category: 'layout',
  fields: {
    items: { label: { en: 'Tabs', th: 'แท็บ' } },
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
    'items.text': { label: { en: 'Text over the content', th: 'ข้อความเหนือเนื้อหา' } },
  },
  start: {
    items: [
      { key: 'first', label: { en: 'First', th: 'ส่วนแรก' } },
      { key: 'second', label: { en: 'Second', th: 'ส่วนที่สอง' } },
    ],
  },
})
