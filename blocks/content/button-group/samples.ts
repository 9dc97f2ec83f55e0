import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      { text: { en: 'Start', th: 'เริ่มต้น' }, link: { to: '#' }, look: 'primary' },
      { text: { en: 'Learn more', th: 'ดูรายละเอียด' }, link: { to: '#' } },
    ],
  },
  hasReadableText: true,
}
