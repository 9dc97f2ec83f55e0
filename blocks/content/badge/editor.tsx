import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Badges', th: 'ป้าย' },
  description: { en: 'Short labels that show a status or type.', th: 'คำสั้น ๆ บอกสถานะหรือประเภท' },
  also: 'tag label chip แท็ก',
  icon: 'badge',
  category: 'text',
  fields: {
    items: { label: { en: 'Badges', th: 'ป้าย' } },
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
  },
  ...samples,
})
