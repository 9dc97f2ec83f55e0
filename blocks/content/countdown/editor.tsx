import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Countdown', th: 'นับถอยหลัง' },
  description: { en: 'Days, hours and minutes until a set time.', th: 'วัน ชั่วโมง นาที จนถึงเวลาที่กำหนด' },
  also: 'timer clock deadline เวลา จับเวลา',
  icon: 'hourglass',
  category: 'data',
  fields: {
    to: { label: { en: 'Counts to', th: 'นับถึง' } },
  },
  ...samples,
})
