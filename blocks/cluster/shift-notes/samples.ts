import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { notes: [{ title: { en: 'A note', th: 'ประกาศ' } }] },
}
