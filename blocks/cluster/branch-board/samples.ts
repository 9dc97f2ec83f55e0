import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    branches: [
      {
        name: { en: 'Main branch', th: 'สาขาหลัก' },
        address: { en: 'Street, district, province', th: 'ถนน เขต จังหวัด' },
        hours: [{ days: [1, 2, 3, 4, 5], open: '08:00', close: '17:00' }],
      },
    ],
  },
  hasReadableText: ['branches.name'],
}
