import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    title: { en: 'Card title', th: 'ชื่อการ์ด' },
    text: { en: 'A one-sentence description.', th: 'คำอธิบายหนึ่งประโยค' },
  },
}
