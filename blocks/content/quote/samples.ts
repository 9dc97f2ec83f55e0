import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    text: { en: 'A quote worth sharing.', th: 'คำพูดที่น่าแบ่งปัน' },
    name: { en: 'Author', th: 'ผู้พูด' },
  },
}
