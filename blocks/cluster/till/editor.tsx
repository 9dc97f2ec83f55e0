import { tillFields } from '@areas/organisation/ui/till/till-fields'
import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Till', th: 'เครื่องแคชเชียร์' },
  description: {
    en: 'A whole till: choose a register, open a shift, sell on and offline, close blind.',
    th: 'จุดขายครบทั้งหน้า เลือกเครื่อง เปิดกะ ขายได้แม้เน็ตหลุด และปิดกะ',
  },
  also: 'pos cashier register แคชเชียร์ ขายหน้าร้าน',
  icon: 'cash',
  category: 'data',
  isSystem: true,
  start: {},
  fields: tillFields,
})
