import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Quick links', th: 'ทางลัด' },
  description: { en: 'Large, easy-to-tap tiles that link to everyday tasks.', th: 'ปุ่มใหญ่กดง่าย ลิงก์ไปยังงานประจำวัน' },
  icon: 'grid-dots',
  category: 'navigation',
  ...samples,
})
