import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      { text: { en: 'First text', th: 'ข้อความแรก' } },
      { text: { en: 'More text', th: 'ข้อความต่อมา' } },
      { text: { en: 'And more', th: 'และอื่น ๆ' } },
    ],
  },
}
