import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Upload', th: 'อัปโหลดไฟล์' },
  description: {
    en: 'A place to drop files and folders, where they go, and how far they are.',
    th: 'พื้นที่วางไฟล์และโฟลเดอร์ ที่เก็บไฟล์ และความคืบหน้าของการอัปโหลด',
  },
  also: 'attach drop attachment แนบไฟล์',
  icon: 'upload',
  category: 'data',
  fields: {
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    level: { label: { en: 'Heading level', th: 'ระดับหัวข้อ' } },
    to: { label: { en: 'Where to', th: 'เก็บไว้ที่' } },
    showPlace: { label: { en: 'Folder and visibility can be chosen', th: 'เลือกโฟลเดอร์และการมองเห็นได้' } },
    mode: { label: { en: 'Visibility', th: 'การมองเห็น' } },
    showRecent: { label: { en: 'Newest files', th: 'ไฟล์ล่าสุด' } },
  },
  start: {},
})
