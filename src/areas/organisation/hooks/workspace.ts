import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  // Pages of `/cluster` are shown at work already.
  prefixes: [],
  entries: [
    {
      id: 'organisation.hub',
      group: 'sell',
      label: { en: 'Branches today', th: 'สาขาวันนี้' },
      icon: 'building-store',
      to: '/cluster',
      role: 'user',
      keywords: 'branch shift today สาขา กะ วันนี้',
    },
    {
      id: 'organisation.till',
      group: 'sell',
      label: { en: 'Till', th: 'เครื่องแคชเชียร์' },
      icon: 'cash',
      to: '/cluster/pos',
      role: 'user',
      keywords: 'pos cashier register sell ขาย แคชเชียร์',
    },
    {
      id: 'organisation.inventory',
      group: 'sell',
      label: { en: 'Branch stock', th: 'สต็อกสาขา' },
      icon: 'box',
      to: '/cluster/user/store/inventorys',
      role: 'user',
      keywords: 'inventory stock items สินค้าคงคลัง วัตถุดิบ',
    },
    {
      id: 'organisation.branches',
      group: 'sell',
      label: { en: 'Branches and registers', th: 'สาขาและเครื่องแคชเชียร์' },
      icon: 'building',
      to: '/cluster/manage',
      role: 'manager',
      keywords: 'branch register device สาขา เครื่อง อุปกรณ์',
    },
    {
      id: 'organisation.members',
      group: 'sell',
      label: { en: 'Staff', th: 'พนักงาน' },
      icon: 'users',
      to: '/cluster/manage/user',
      role: 'manager',
      keywords: 'staff member position พนักงาน ตำแหน่ง',
    },
  ],
})
