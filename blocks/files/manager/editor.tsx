import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Files', th: 'ไฟล์' },
  description: {
    en: 'Personal, shared and site files: find, sort, preview, move and share.',
    th: 'ไฟล์ส่วนตัว ไฟล์ขององค์กร และไฟล์ของเว็บไซต์ ค้นหา จัดเรียง ดูตัวอย่าง ย้าย และแชร์',
  },
  icon: 'folder',
  category: 'site',
  isSystem: true,
  start: {},
})
