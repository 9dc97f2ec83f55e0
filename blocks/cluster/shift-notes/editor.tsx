import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Notes for the shift', th: 'ประกาศถึงกะงาน' },
  description: { en: 'What the team must know today, pinned notes first.', th: 'สิ่งที่ทีมต้องรู้วันนี้ เรื่องที่ปักหมุดอยู่บนสุด' },
  icon: 'note',
  category: 'data',
  fields: {
    'notes.place': {
      label: { en: 'For which branches', th: 'สำหรับสาขา' },
      help: { en: 'All branches when this is empty.', th: 'เว้นว่างไว้คือทุกสาขา' },
    },
  },
  start: { notes: [{ title: { en: 'A note', th: 'ประกาศ' } }] },
})
