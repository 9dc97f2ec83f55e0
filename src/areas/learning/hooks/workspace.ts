import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: [],
  entries: [
    {
      id: 'learning.lessons',
      group: 'learn',
      label: { en: 'Lessons', th: 'บทเรียน' },
      icon: 'school',
      to: '/lesson',
      role: 'user',
      keywords: 'course learn lesson teach คอร์ส เรียน สอน บทเรียน',
    },
  ],
})
