import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Branches and registers', th: 'สาขาและเครื่องแคชเชียร์' },
  description: {
    en: 'Branches with registers and devices, for managers.',
    th: 'สาขา เครื่องแคชเชียร์ และอุปกรณ์ สำหรับผู้จัดการ',
  },
  icon: 'building',
  category: 'data',
  start: {},
})
