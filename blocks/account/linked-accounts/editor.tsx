import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Linked accounts', th: 'บัญชีที่เชื่อมไว้' },
  description: {
    en: 'Link and unlink the outside accounts used to sign in.',
    th: 'เชื่อมหรือยกเลิกการเชื่อมบัญชีภายนอกที่ใช้เข้าสู่ระบบ',
  },
  icon: 'link',
  category: 'data',
  isSystem: true,
  start: {},
})
