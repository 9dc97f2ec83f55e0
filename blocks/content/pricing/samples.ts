import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    plans: [
      { name: { en: 'Start', th: 'เริ่มต้น' }, monthly: 0, features: [{ text: { en: 'Feature', th: 'รายการที่ได้' } }] },
      {
        name: { en: 'Plus', th: 'พลัส' },
        monthly: 29000,
        featured: true,
        features: [{ text: { en: 'Everything in Start', th: 'ทุกอย่างในแบบเริ่มต้น' } }],
      },
    ],
  },
  hasReadableText: ['plans.name'],
}
