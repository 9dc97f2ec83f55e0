import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Write a mail', th: 'ส่งอีเมล' },
  description: { en: 'Staff write to somebody in the site’s name.', th: 'ทีมงานส่งอีเมลในนามของเว็บไซต์' },
  icon: 'mail',
  category: 'form',
  start: {},
})
