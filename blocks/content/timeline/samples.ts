import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      { date: '2568', title: { en: 'The beginning', th: 'จุดเริ่มต้น' } },
      { date: '2569', title: { en: 'Growth', th: 'เติบโต' } },
    ],
  },
  hasReadableText: ['items.title'],
}
