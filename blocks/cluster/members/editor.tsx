import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Staff of branches', th: 'พนักงานประจำสาขา' },
  description: { en: 'Who works where, in which position.', th: 'ใครทำงานสาขาใด ตำแหน่งใด' },
  icon: 'users',
  category: 'data',
  isSystem: true,
  start: {},
})
