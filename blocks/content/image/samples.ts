import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { image: { asset: 'sample-1' } },
}
