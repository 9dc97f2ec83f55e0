import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Picture', th: 'รูปภาพ' },
  description: { en: 'One picture, with caption, link, enlargement or watermark.', th: 'รูปเดียว ใส่คำบรรยาย ลิงก์ ขยายเต็มจอ หรือลายน้ำได้' },
  icon: 'photo',
  category: 'media',
  start: { image: { asset: 'sample-1' } },
})
