import { tillFields } from '@areas/organisation/ui/till/till-fields'
import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till: checkout', th: 'จุดขาย: ชำระเงิน' },
  description: { en: 'The till, opened at the checkout.', th: 'เปิดเครื่องที่หน้าชำระเงิน' },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'credit-card',
  category: 'data',
  isSystem: true,
  start: {},
  fields: tillFields,
})
