import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Projects by group', th: 'โครงการตามกลุ่ม' },
  description: {
    en: 'The projects that a person sees, in their groups, with health and progress.',
    th: 'โครงการที่แต่ละคนเห็น แบ่งตามกลุ่ม พร้อมสถานะและความคืบหน้า',
  },
  icon: 'folder',
  category: 'data',
  isSystem: true,
  start: {},
})
