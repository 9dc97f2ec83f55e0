import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Custom content', th: 'เนื้อหากำหนดเอง' }, html: '<p>Hello</p>', height: 160 },
  hasReadableText: ['title'],
}
