import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      {
        quote: { en: 'Short, honest and in the customer’s own voice.', th: 'สั้น จริงใจ และเป็นคำของลูกค้าเอง' },
        name: { en: 'Name', th: 'ชื่อ' },
        stars: 5,
      },
    ],
  },
}
