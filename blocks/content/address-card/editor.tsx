import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Address card', th: 'การ์ดที่อยู่' },
  description: { en: 'A place with its address, phone and opening hours.', th: 'สถานที่ พร้อมที่อยู่ โทรศัพท์ และเวลาเปิด' },
  also: 'map place branch office แผนที่ ที่ตั้ง สาขา',
  icon: 'map-pin',
  category: 'text',
  fields: {
    name: { label: { en: 'Place name', th: 'ชื่อสถานที่' } },
    place: { label: { en: 'Map location', th: 'พิกัดบนแผนที่' } },
  },
  ...samples,
})
