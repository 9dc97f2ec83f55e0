import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Something to share', th: 'มีเรื่องอยากบอก' }, opener: { en: 'Read more', th: 'อ่านเพิ่มเติม' } },
  hasReadableText: ['opener'],
}
