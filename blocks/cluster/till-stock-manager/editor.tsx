import { tillFields } from '@areas/organisation/ui/till/till-fields'
import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till: stock here', th: 'จุดขาย: สต็อกสาขา' },
  description: { en: 'The till, opened at the stock of its branch.', th: 'เปิดเครื่องที่สต็อกของสาขา' },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'box',
  category: 'data',
  isSystem: true,
  start: {},
  fields: tillFields,
})
