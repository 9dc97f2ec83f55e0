import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    title: { en: 'They work with us', th: 'องค์กรที่ร่วมงานกับเรา' },
    logos: [{ name: 'Sunrise Foods' }, { name: 'Riverside Press' }, { name: 'Nine Room' }],
  },
  hasReadableText: true,
}
