import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      { title: { en: 'A question', th: 'คำถาม' }, text: { en: 'The answer.', th: 'คำตอบ' } },
      { title: { en: 'Another question', th: 'อีกคำถาม' }, text: { en: 'The answer.', th: 'คำตอบ' } },
    ],
  },
}
