import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [{ text: { en: 'New', th: 'ใหม่' }, tone: 'accent' }],
  },
  hasReadableText: true,
}
