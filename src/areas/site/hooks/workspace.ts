import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: ['/config'],
  entries: [
    {
      id: 'site.cluster',
      group: 'home',
      label: { en: 'Organisation', th: 'องค์กร' },
      icon: 'building-store',
      to: '/cluster/user/dashboard',
      role: 'manager',
      keywords: 'branches shifts cluster สาขา กะ',
    },
    {
      id: 'site.config',
      group: 'settings',
      label: { en: 'Site settings', th: 'ตั้งค่าเว็บไซต์' },
      icon: 'settings',
      to: '/config',
      role: 'admin',
      keywords: 'name logo contact language configuration ชื่อเว็บ โลโก้ ติดต่อ ภาษา',
    },
  ],
})
