import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      { key: 'first', label: { en: 'First', th: 'ส่วนแรก' } },
      { key: 'second', label: { en: 'Second', th: 'ส่วนที่สอง' } },
    ],
  },
  hasReadableText: ['items.label'],
}
