import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Shop by category', th: 'เลือกซื้อตามหมวด' }, perRow: { base: 6, tablet: 3, mobile: 2 } },
  hasReadableText: true,
}
