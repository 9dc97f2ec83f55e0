import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Notes for the shift', th: 'ประกาศถึงกะงาน' },
  description: { en: 'What the team must know today, pinned notes first.', th: 'สิ่งที่ทีมต้องรู้วันนี้ เรื่องที่ปักหมุดอยู่บนสุด' },
  icon: 'note',
  category: 'data',
  start: { notes: [{ title: { en: 'A note', th: 'ประกาศ' } }] },
})
