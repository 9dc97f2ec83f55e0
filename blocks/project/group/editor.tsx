import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Projects of one group', th: 'โครงการของกลุ่มเดียว' },
  description: {
    en: 'The projects of one group: the one that the page’s address names, or a fixed one.',
    th: 'โครงการของกลุ่มที่ระบุในที่อยู่ของหน้า หรือกลุ่มที่กำหนดไว้',
  },
  icon: 'folder',
  category: 'data',
  isSystem: true,
  fields: {
    slug: {
      label: { en: 'Group', th: 'กลุ่ม' },
      help: {
        en: 'The group’s short name. Empty: from the page’s address.',
        th: 'ชื่อย่อของกลุ่ม เว้นว่างเพื่ออ่านจากที่อยู่ของหน้า',
      },
    },
  },
  start: {},
})
