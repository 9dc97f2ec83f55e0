import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: ['/event/_plugin'],
  entries: [
    {
      id: 'events.manager',
      group: 'events',
      label: { en: 'Events', th: 'กิจกรรม' },
      icon: 'calendar-event',
      to: '/event/_plugin/manager',
      role: 'manager',
      keywords: 'event registration ticket check-in กิจกรรม งาน ลงทะเบียน ตั๋ว เช็กอิน',
    },
  ],
})
