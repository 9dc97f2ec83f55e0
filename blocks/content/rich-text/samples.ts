import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    text: {
      en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Write here.' }] }] },
      th: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'เขียนข้อความที่นี่' }] }] },
    },
  },
}
