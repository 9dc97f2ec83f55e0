import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Hero', th: 'ส่วนเปิดหน้า' },
  description: {
    en: 'The first thing on a page: promise, buttons, picture or something to try.',
    th: 'ส่วนแรกของหน้า บอกสิ่งที่ให้ พร้อมปุ่ม รูป หรือสิ่งที่ลองได้ทันที',
  },
  also: 'banner cover header landing ภาพปก แบนเนอร์',
  icon: 'presentation',
  category: 'text',
  fields: {
    level: {
      label: { en: 'Heading level', th: 'ระดับหัวข้อ' },
      help: { en: '1 where the hero names the page.', th: 'ใช้ 1 เมื่อเป็นชื่อหน้า' },
    },
    side: { label: { en: 'Side of the picture', th: 'ด้านของรูปภาพ' } },
    align: {
      label: { en: 'Side of the words', th: 'ตำแหน่งข้อความ' },
      help: { en: 'For words over the picture.', th: 'ใช้กับข้อความทับภาพ' },
    },
  },
  start: { title: { en: 'Say what visitors get', th: 'บอกสิ่งที่ผู้ชมจะได้' }, image: { asset: 'sample-1' } },
})
