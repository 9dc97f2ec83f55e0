import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Hero', th: 'ส่วนเปิดหน้า' },
  description: {
    en: 'The first thing on a page: headline, buttons, and a picture or something to try.',
    th: 'ส่วนแรกของหน้า มีข้อความหลัก ปุ่ม และรูปหรือสิ่งที่ลองได้ทันที',
  },
  also: 'banner cover header landing ภาพปก แบนเนอร์',
  icon: 'presentation',
  category: 'text',
  fields: {
    level: {
      label: { en: 'Heading level', th: 'ระดับหัวข้อ' },
      help: { en: 'Use 1 if this is the page title.', th: 'ใช้ 1 หากเป็นชื่อหน้า' },
    },
    side: { label: { en: 'Picture side', th: 'ด้านของรูปภาพ' } },
    align: {
      label: { en: 'Text position', th: 'ตำแหน่งข้อความ' },
      help: { en: 'For text over the picture.', th: 'ใช้กับข้อความทับภาพ' },
    },
  },
  ...samples,
})
