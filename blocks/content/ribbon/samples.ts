import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    text: { en: 'New', th: 'ใหม่' },
    position: 'top-right',
  },
  hasReadableText: true,
}
