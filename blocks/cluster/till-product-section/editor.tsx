import { tillFields } from '@areas/organisation/ui/till/till-fields'
import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till: products', th: 'จุดขาย: สินค้า' },
  description: { en: 'The till, opened at its products.', th: 'เปิดเครื่องที่หน้าสินค้า' },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'grid-dots',
  category: 'data',
  isSystem: true,
  start: {},
  fields: tillFields,
})
