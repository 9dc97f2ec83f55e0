import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    title: { en: 'A short video', th: 'วิดีโอสั้น' },
    source: { kind: 'file', files: [{ asset: 'sample-video' }, { asset: 'sample-video-mp4' }] },
    poster: { asset: 'sample-poster' },
  },
}
