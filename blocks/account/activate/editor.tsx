import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Account activation', th: 'เปิดใช้งานบัญชี' },
  description: {
    en: 'Opened from email links: activate an account or confirm an email address.',
    th: 'ปลายทางของลิงก์ในอีเมล: เปิดใช้งานบัญชี ยืนยันอีเมล',
  },
  icon: 'shield-check',
  category: 'form',
  isSystem: true,
  start: {},
})
