import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    label: { en: 'Highlights', th: 'เรื่องเด่น' },
    slides: [
      { id: 'one', image: { asset: 'sample-1' } },
      { id: 'two', image: { asset: 'sample-2' } },
      { id: 'three', image: { asset: 'sample-3' } },
    ],
  },
  hasReadableText: true,
}
