import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { links: [{ label: { en: 'Home', th: 'หน้าแรก' }, icon: 'home', link: { to: '/' } }] },
  hasReadableText: true,
}
