import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    text: { en: 'Read more', th: 'อ่านเพิ่มเติม' },
    link: { to: '#' },
  },
  hasReadableText: true,
}
