import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Marquee', th: 'แถบข้อความวิ่ง' },
  description: {
    en: 'A moving strip of text or logos that visitors can pause.',
    th: 'แถบข้อความหรือโลโก้เลื่อน ผู้เยี่ยมชมกดหยุดได้',
  },
  also: 'ticker scrolling running text ข้อความวิ่ง',
  icon: 'arrow-right',
  category: 'text',
  fields: {
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
  },
  ...samples,
})
