import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [{ label: { en: 'Done', th: 'เสร็จแล้ว' }, value: 60 }],
  },
  hasReadableText: true,
}
