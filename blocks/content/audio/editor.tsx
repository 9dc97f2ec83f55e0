import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Sound', th: 'เสียง' },
  description: { en: 'A recording with title, cover and text to read along.', th: 'ไฟล์เสียงพร้อมชื่อ ภาพปก และบทอ่านตาม' },
  icon: 'headphones',
  category: 'media',
  start: { title: { en: 'A recording', th: 'ไฟล์เสียง' }, files: [{ asset: 'sample-audio' }] },
})
