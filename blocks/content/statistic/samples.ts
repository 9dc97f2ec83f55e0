import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    items: [
      { value: 1280, label: { en: 'learners', th: 'ผู้เรียน' } },
      { value: 96, suffix: '%', label: { en: 'finish their course', th: 'เรียนจบคอร์ส' } },
    ],
  },
  hasReadableText: ['items.label'],
}
