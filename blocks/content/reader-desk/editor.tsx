import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Reading list', th: 'รายการอ่าน' },
  description: {
    en: 'Posts that a reader saved on the device, the newest posts and the topics.',
    th: 'บทความที่ผู้อ่านบันทึกไว้ในเครื่อง บทความล่าสุด และหัวข้อ',
  },
  also: 'saved bookmarks topics newest บันทึก บุ๊กมาร์ก หัวข้อ',
  icon: 'bookmark',
  category: 'data',
  isSystem: true,
  fields: {
    topics: { label: { en: 'Show topics', th: 'แสดงหัวข้อ' } },
    limit: { label: { en: 'Newest posts', th: 'จำนวนบทความล่าสุด' } },
  },
  start: {},
})
