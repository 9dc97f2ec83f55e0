import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Table', th: 'ตาราง' },
  description: { en: 'Rows and columns, or a comparison.', th: 'แถวและคอลัมน์ หรือตารางเปรียบเทียบ' },
  also: 'grid columns rows cells แถว คอลัมน์',
  icon: 'table',
  category: 'data',
  isTable: true,
  fields: {
    columns: { label: { en: 'Columns', th: 'คอลัมน์' }, isHidden: true },
    rows: { label: { en: 'Rows', th: 'แถว' }, isHidden: true },
    'columns.label': { label: { en: 'Column heading', th: 'หัวคอลัมน์' } },
    caption: { label: { en: 'Table name', th: 'ชื่อตาราง' } },
  },
  start: {
    columns: [{ label: { en: 'Name', th: 'ชื่อ' } }, { label: { en: 'Value', th: 'ค่า' }, align: 'end' }],
    rows: [{ cells: [{ en: 'First row', th: 'แถวแรก' }, '1'] }, { cells: [{ en: 'Second row', th: 'แถวที่สอง' }, '2'] }],
  },
})
