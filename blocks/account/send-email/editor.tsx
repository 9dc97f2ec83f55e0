import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Write an email', th: 'เขียนอีเมล' },
  description: { en: 'Lets your team send email in the site’s name.', th: 'ทีมงานส่งอีเมลในนามของเว็บไซต์' },
  icon: 'mail',
  category: 'form',
  isSystem: true,
  start: {},
})
