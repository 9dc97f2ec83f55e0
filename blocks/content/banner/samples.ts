import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Free delivery this week', th: 'ส่งฟรีตลอดสัปดาห์นี้' }, icon: 'truck' },
}
