import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    kind: 'bullets',
    items: [{ text: { en: 'First item', th: 'รายการแรก' } }, { text: { en: 'Second item', th: 'รายการที่สอง' } }],
  },
}
