import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'File manager', th: 'ตัวจัดการไฟล์' },
  description: {
    en: 'Folders and files of the person, the organisation or the site: finding, sorting, previewing, moving, sharing.',
    th: 'โฟลเดอร์และไฟล์ของบุคคล องค์กร หรือเว็บไซต์ ค้นหา จัดเรียง ดูตัวอย่าง ย้าย และแชร์',
  },
  icon: 'folder',
  category: 'site',
  start: {},
})
