import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Browser and device', th: 'เบราว์เซอร์และอุปกรณ์' },
  description: {
    en: 'The visitor’s browser details, ready to copy for support.',
    th: 'ข้อมูลของเบราว์เซอร์ผู้เยี่ยมชม สำหรับคัดลอกให้ฝ่ายช่วยเหลือ',
  },
  icon: 'device-laptop',
  category: 'data',
  isSystem: true,
  fields: { facts: { label: { en: 'Details', th: 'ข้อมูล' } } },
  start: {},
})
