import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    columns: [{ label: { en: 'Name', th: 'ชื่อ' } }, { label: { en: 'Value', th: 'ค่า' }, align: 'end' }],
    rows: [{ cells: [{ en: 'First row', th: 'แถวแรก' }, '1'] }, { cells: [{ en: 'Second row', th: 'แถวที่สอง' }, '2'] }],
  },
}
