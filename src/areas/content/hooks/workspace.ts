import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: ['/cms/component'],
  except: ['/cms/component/guest'],
  entries: [
    {
      id: 'content.writing',
      group: 'site',
      label: { en: 'My posts', th: 'บทความของฉัน' },
      icon: 'writing',
      to: '/cms/component/user',
      role: 'user',
      keywords: 'write blog draft article เขียน บล็อก ฉบับร่าง',
    },
    {
      id: 'content.desk',
      group: 'site',
      label: { en: 'Posts', th: 'บทความ' },
      icon: 'news',
      to: '/cms/component/manager',
      role: 'manager',
      keywords: 'editorial desk blog news review schedule publish บรรณาธิการ ข่าว ตรวจ เผยแพร่',
    },
    {
      id: 'content.publication',
      group: 'settings',
      label: { en: 'Publication settings', th: 'ตั้งค่าการเผยแพร่' },
      icon: 'settings',
      to: '/cms/component/admin',
      role: 'admin',
      keywords: 'writers trash feeds addresses rss ผู้เขียน ถังขยะ ฟีด ที่อยู่',
    },
  ],
})
