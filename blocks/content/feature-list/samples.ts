import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      {
        title: { en: 'What it does', th: 'ทำอะไรได้' },
        text: { en: 'And why it matters.', th: 'และดีอย่างไร' },
        image: { asset: 'sample-1' },
      },
    ],
  },
}
