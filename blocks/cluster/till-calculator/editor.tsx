import { tillFields } from '@areas/organisation/ui/till/till-fields'
import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till: calculator', th: 'จุดขาย: เครื่องคิดเลข' },
  description: { en: 'The till, opened at its calculator.', th: 'เปิดเครื่องที่เครื่องคิดเลข' },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'calculator',
  category: 'data',
  isSystem: true,
  start: {},
  fields: tillFields,
})
