import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Linked accounts', th: 'บัญชีที่เชื่อมไว้' },
  description: {
    en: 'Which accounts elsewhere open a person’s account, to link and to unlink.',
    th: 'บัญชีภายนอกที่ใช้เข้าสู่ระบบได้ เชื่อมหรือยกเลิกการเชื่อม',
  },
  icon: 'link',
  category: 'data',
  start: {},
})
