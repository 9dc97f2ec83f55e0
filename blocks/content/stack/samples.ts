import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    title: { en: 'Top card', th: 'แผ่นบนสุด' },
    text: { en: 'More below.', th: 'ยังมีอีกด้านล่าง' },
  },
}
