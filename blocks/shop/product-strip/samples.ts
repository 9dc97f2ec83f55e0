import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'New in the shop', th: 'สินค้ามาใหม่' }, perRow: { base: 6, tablet: 3, mobile: 2 } },
  hasReadableText: true,
}
