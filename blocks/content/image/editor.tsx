import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Picture', th: 'รูปภาพ' },
  description: {
    en: 'One picture, with a caption, link, zoom or watermark.',
    th: 'รูปเดียว ใส่คำบรรยาย ลิงก์ ขยายเต็มจอ หรือลายน้ำได้',
  },
  also: 'photo image img figure รูปถ่าย ภาพ ภาพถ่าย',
  icon: 'photo',
  category: 'media',
  fields: {
    link: {
      label: { en: 'Link', th: 'ลิงก์' },
      help: { en: 'Can’t be used with opening large.', th: 'ใช้พร้อมกับกดดูภาพใหญ่ไม่ได้' },
    },
    width: { label: { en: 'Maximum width', th: 'กว้างไม่เกิน' } },
    blockedNote: { onlyWith: 'blocked' },
    placeholder: { label: { en: 'Show loading indicator first', th: 'แสดงสัญลักษณ์กำลังโหลดก่อน' } },
  },
  ...samples,
})
