import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    images: [
      { thumbnail: { asset: 'sample-1' } },
      { thumbnail: { asset: 'sample-2' } },
      { thumbnail: { asset: 'sample-3' } },
      { thumbnail: { asset: 'sample-4' } },
    ],
  },
}
