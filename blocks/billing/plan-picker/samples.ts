import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Plans', th: 'แพ็กเกจ' } },
  hasReadableText: true,
}
