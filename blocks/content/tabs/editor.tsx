import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Tabs', th: 'แท็บ' },
  description: { en: 'Several panels in one place, shown one at a time.', th: 'หลายแผงในที่เดียว แสดงทีละแผง' },
  also: 'panels switch สลับ',
  icon: 'folder',
  category: 'layout',
  fields: {
    items: { label: { en: 'Tabs', th: 'แท็บ' } },
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
    'items.text': { label: { en: 'Text above the content', th: 'ข้อความเหนือเนื้อหา' } },
  },
  ...samples,
})
