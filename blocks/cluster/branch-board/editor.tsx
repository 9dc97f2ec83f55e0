import { defineEditor } from '@kit/block-editor'

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
  start: {
    branches: [
      {
        name: { en: 'Main branch', th: 'สาขาหลัก' },
        address: { en: 'Street, district, province', th: 'ถนน เขต จังหวัด' },
        hours: [{ days: [1, 2, 3, 4, 5], open: '08:00', close: '17:00' }],
      },
    ],
  },
})
