import { tillFields } from '@areas/organisation/ui/till/till-fields'
import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till: receipts and shift', th: 'จุดขาย: ใบเสร็จและกะ' },
  description: { en: 'The till, opened at the receipts of its shift.', th: 'เปิดเครื่องที่ใบเสร็จของกะ' },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'receipt',
  category: 'data',
  isSystem: true,
  start: {},
  fields: tillFields,
})
