import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Tell visitors what they get', th: 'บอกลูกค้าว่าจะได้อะไร' }, image: { asset: 'sample-1' } },
}
