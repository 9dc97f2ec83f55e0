import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Audio', th: 'เสียง' },
  description: { en: 'An audio file with a title, cover and transcript.', th: 'ไฟล์เสียงพร้อมชื่อ ภาพปก และบทอ่านตาม' },
  also: 'music podcast mp3 player เพลง พอดแคสต์',
  icon: 'headphones',
  category: 'media',
  start: { title: { en: 'Audio title', th: 'ชื่อไฟล์เสียง' }, files: [{ asset: 'sample-audio' }] },
})
