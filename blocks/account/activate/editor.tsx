import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Opening an account', th: 'เปิดใช้งานบัญชี' },
  description: {
    en: 'What the links of mails lead to: opening an account, confirming an address.',
    th: 'ปลายทางของลิงก์ในอีเมล: เปิดใช้งานบัญชี ยืนยันอีเมล',
  },
  icon: 'shield-check',
  category: 'form',
  start: {},
})
