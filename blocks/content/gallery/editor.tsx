import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Gallery', th: 'แกลเลอรี' },
  description: { en: 'A grid of pictures that open in a full-screen viewer.', th: 'ตารางรูปที่กดเปิดดูเต็มจอได้' },
  also: 'photos pictures images album grid รูปถ่าย ภาพ อัลบั้ม',
  icon: 'grid-dots',
  category: 'media',
  fields: {
    'images.full': {
      label: { en: 'Large picture', th: 'ภาพใหญ่' },
      help: { en: 'Leave empty to use the same picture.', th: 'เว้นว่างไว้จะใช้รูปเดียวกัน' },
    },
  },
  ...samples,
})
