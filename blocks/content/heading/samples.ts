import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { text: { en: 'A heading', th: 'หัวเรื่อง' }, level: 2 },
}
