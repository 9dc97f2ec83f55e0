import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Branches', th: 'สาขา' },
  description: {
    en: 'All branches with today’s hours and whether they are open now.',
    th: 'ทุกสาขาพร้อมเวลาทำการวันนี้และสถานะเปิดหรือปิด',
  },
  icon: 'building-store',
  category: 'data',
  fields: {
    'branches.name': { label: { en: 'Branch name', th: 'ชื่อสาขา' } },
    'branches.hours.open': { label: { en: 'Opens', th: 'เปิด' } },
    'branches.hours.close': { label: { en: 'Closes', th: 'ปิด' } },
  },
  ...samples,
})
