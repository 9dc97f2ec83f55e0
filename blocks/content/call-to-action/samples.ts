import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    title: { en: 'Ready to start?', th: 'พร้อมเริ่มหรือยัง' },
    actions: [{ label: { en: 'Start', th: 'เริ่มเลย' }, link: { to: '#' } }],
  },
  hasReadableText: true,
}
