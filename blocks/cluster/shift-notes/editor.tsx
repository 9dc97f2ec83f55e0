import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Shift notes', th: 'ประกาศถึงกะงาน' },
  description: {
    en: 'What the team needs to know today, with pinned notes first.',
    th: 'เรื่องที่ทีมต้องรู้วันนี้ เรื่องที่ปักหมุดอยู่บนสุด',
  },
  icon: 'note',
  category: 'data',
  isSystem: true,
  fields: {
    'notes.place': {
      label: { en: 'Branches', th: 'สำหรับสาขา' },
      help: { en: 'Leave empty for all branches.', th: 'เว้นว่างไว้คือทุกสาขา' },
    },
  },
  ...samples,
})
