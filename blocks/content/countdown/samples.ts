import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    to: '2027-01-01T00:00:00+07:00',
    title: { en: 'Until New Year', th: 'ก่อนถึงปีใหม่' },
    ended: { en: 'Happy New Year', th: 'สวัสดีปีใหม่' },
  },
  hasReadableText: true,
}
