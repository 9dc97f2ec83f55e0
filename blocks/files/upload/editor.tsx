import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Upload', th: 'อัปโหลดไฟล์' },
  description: {
    en: 'A drop area for files and folders, with a destination and upload progress.',
    th: 'พื้นที่วางไฟล์และโฟลเดอร์ ที่เก็บไฟล์ และความคืบหน้าของการอัปโหลด',
  },
  also: 'attach drop attachment แนบไฟล์',
  icon: 'upload',
  category: 'data',
  isSystem: true,
  fields: {
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    level: { label: { en: 'Heading level', th: 'ระดับหัวข้อ' } },
    to: { label: { en: 'Upload to', th: 'เก็บไว้ที่' } },
    showPlace: { label: { en: 'Let people choose folder and visibility', th: 'เลือกโฟลเดอร์และการมองเห็นได้' } },
    mode: { label: { en: 'Visibility', th: 'การมองเห็น' } },
    showRecent: { label: { en: 'Latest files', th: 'ไฟล์ล่าสุด' } },
  },
  start: {},
})
