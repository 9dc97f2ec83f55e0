import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Countdown', th: 'นับถอยหลัง' },
  description: { en: 'Days, hours and minutes until a set time.', th: 'วัน ชั่วโมง นาที จนถึงเวลาที่กำหนด' },
  also: 'timer clock deadline เวลา จับเวลา',
  icon: 'hourglass',
  category: 'data',
  fields: {
    to: { label: { en: 'Counts to', th: 'นับถึง' } },
  },
  start: {
    to: '2027-01-01T00:00:00+07:00',
    title: { en: 'Until New Year', th: 'ก่อนถึงปีใหม่' },
    ended: { en: 'Happy New Year', th: 'สวัสดีปีใหม่' },
  },
  hasReadableText: true,
})
