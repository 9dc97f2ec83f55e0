import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Publication settings', th: 'ตั้งค่าการเผยแพร่' },
  description: {
    en: 'Addresses of posts, who may write, the trash, and feeds. For admins.',
    th: 'รูปแบบที่อยู่บทความ ผู้มีสิทธิ์เขียน ถังขยะ และฟีด สำหรับผู้ดูแลระบบ',
  },
  icon: 'settings',
  category: 'site',
  isSystem: true,
  start: {},
})
