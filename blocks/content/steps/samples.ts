import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      { title: { en: 'Step 1', th: 'ขั้นที่ 1' } },
      { title: { en: 'Step 2', th: 'ขั้นที่ 2' } },
      { title: { en: 'Step 3', th: 'ขั้นที่ 3' } },
    ],
  },
  hasReadableText: ['items.title'],
}
