import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

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
  ...samples,
})
