import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: { title: { en: 'Audio title', th: 'ชื่อไฟล์เสียง' }, files: [{ asset: 'sample-audio' }] },
}
