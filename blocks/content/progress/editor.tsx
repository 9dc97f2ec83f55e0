import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Progress', th: 'ความคืบหน้า' },
  description: { en: 'How far something has come.', th: 'บอกว่าคืบหน้าไปเท่าใด' },
  also: 'bar percent goal แถบ เป้าหมาย',
  icon: 'loader',
  category: 'data',
  fields: {
    'items.max': { label: { en: 'Out of', th: 'จากทั้งหมด' } },
    'items.value': { label: { en: 'Reached', th: 'ทำได้' } },
  },
  start: {
    items: [{ label: { en: 'Done', th: 'เสร็จแล้ว' }, value: 60 }],
  },
  hasReadableText: true,
})
