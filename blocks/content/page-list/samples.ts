import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'More to read', th: 'อ่านเพิ่มเติม' } },
  hasReadableText: true,
}
