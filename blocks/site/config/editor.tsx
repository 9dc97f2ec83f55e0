import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Site configuration', th: 'การตั้งค่าเว็บไซต์' },
  description: {
    en: 'Hosts, theme, release, routes and settings of this site, for admins.',
    th: 'โฮสต์ ธีม การเผยแพร่ เส้นทาง และการตั้งค่าของเว็บไซต์นี้ สำหรับผู้ดูแลระบบ',
  },
  icon: 'settings',
  category: 'site',
  start: {},
})
