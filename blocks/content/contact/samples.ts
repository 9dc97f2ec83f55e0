import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Contact us', th: 'ติดต่อเรา' } },
  hasReadableText: true,
}
