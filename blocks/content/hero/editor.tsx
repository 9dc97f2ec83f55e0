import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Hero', th: 'ส่วนเปิดหน้า' },
  description: { en: 'The first thing on a page: promise, buttons, picture or something to try.', th: 'ส่วนแรกของหน้า บอกสิ่งที่ให้ พร้อมปุ่ม รูป หรือสิ่งที่ลองได้ทันที' },
  icon: 'presentation',
  category: 'text',
  start: { title: { en: 'Say what visitors get', th: 'บอกสิ่งที่ผู้ชมจะได้' }, image: { asset: 'sample-1' } },
})
