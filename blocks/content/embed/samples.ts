import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    title: { en: 'Map of Bangkok', th: 'แผนที่กรุงเทพฯ' },
    content: { provider: 'openstreetmap', latitude: 13.7563, longitude: 100.5018, zoom: 15 },
  },
}
