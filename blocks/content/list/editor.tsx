import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'List', th: 'รายการ' },
  description: { en: 'Bullets, ticks, numbers or icons.', th: 'จุด เครื่องหมายถูก ตัวเลข หรือไอคอน' },
  also: 'bullets numbers checklist items ข้อ',
  icon: 'list',
  category: 'text',
  fields: {
    icon: { label: { en: 'Default item icon', th: 'ไอคอนเริ่มต้นของรายการ' } },
  },
  ...samples,
})
