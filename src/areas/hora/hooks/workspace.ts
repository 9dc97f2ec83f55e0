import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: [],
  entries: [
    {
      id: 'hora.chart',
      group: 'calendar',
      label: { en: 'Astrology chart', th: 'ผูกดวง' },
      icon: 'planet',
      to: '/hora',
      role: 'manager',
      keywords: 'horoscope birth astrology ดวงชะตา โหราศาสตร์ วันเกิด',
      isSearchOnly: true,
    },
    {
      id: 'hora.rakkana',
      group: 'calendar',
      label: { en: 'Ascendant', th: 'วางลัคนา' },
      icon: 'stars',
      to: '/hora/rakkana',
      role: 'manager',
      keywords: 'horoscope ascendant ดวงชะตา โหราศาสตร์',
      isSearchOnly: true,
    },
  ],
})
