import { tillFields } from '@areas/organisation/ui/till/till-fields'
import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till: order', th: 'จุดขาย: รายการขาย' },
  description: { en: 'The till, opened at the order.', th: 'เปิดเครื่องที่รายการขาย' },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'basket',
  category: 'data',
  isSystem: true,
  start: {},
  fields: tillFields,
})
