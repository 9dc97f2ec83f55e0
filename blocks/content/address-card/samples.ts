import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    name: { en: 'Head office', th: 'สำนักงานใหญ่' },
    address: { en: '1 Example Road, Bangkok 10200', th: '1 ถนนตัวอย่าง กรุงเทพฯ 10200' },
  },
  hasReadableText: ['name'],
}
