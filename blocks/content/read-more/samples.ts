import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    text: {
      en: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Write something long here.' }] }],
      },
      th: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'เขียนเนื้อหายาวที่นี่' }] }] },
    },
  },
}
