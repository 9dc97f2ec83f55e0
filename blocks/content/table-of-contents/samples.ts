import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'On this page', th: 'ในหน้านี้' } },
  hasReadableText: true,
}
