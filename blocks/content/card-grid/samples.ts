import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    perRow: 3,
    items: [
      { title: { en: 'Card 1', th: 'การ์ดที่ 1' }, text: { en: 'A short description.', th: 'คำอธิบายสั้น ๆ' } },
      { title: { en: 'Card 2', th: 'การ์ดที่ 2' }, text: { en: 'A short description.', th: 'คำอธิบายสั้น ๆ' } },
      { title: { en: 'Card 3', th: 'การ์ดที่ 3' }, text: { en: 'A short description.', th: 'คำอธิบายสั้น ๆ' } },
    ],
  },
}
