import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Articles', th: 'บทความ' }, limit: 3 },
  hasReadableText: true,
}
