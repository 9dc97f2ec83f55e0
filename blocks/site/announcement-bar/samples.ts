import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { text: { en: 'We have news', th: 'มีข่าวใหม่มาบอก' } },
}
