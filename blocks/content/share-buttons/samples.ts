import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Share this page', th: 'แชร์หน้านี้' } },
  hasReadableText: true,
}
