import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    name: { en: 'Event name', th: 'ชื่อกิจกรรม' },
    from: '2027-01-16T10:00:00+07:00',
    until: '2027-01-16T12:00:00+07:00',
    place: { en: 'Event location', th: 'สถานที่จัดงาน' },
  },
}
