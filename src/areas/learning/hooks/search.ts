import { call as deskCall } from '@client/learning/calls/lesson/desk'
import { callGateway } from '@kit/call-gateway'
import { defineSearch } from '@kit/command-palette/search-hook'
import { lessonPath } from '../ui/lesson-paths'
import { lessonTexts } from '../ui/lesson-texts'

export const search = defineSearch({
  id: 'learning.lessons',
  label: { en: 'Lessons', th: 'บทเรียน' },
  role: 'manager',
  page: '/lesson',
  search: async (query, { locale, signal }) => {
    const { items } = await callGateway(deskCall, { q: query, limit: 6 }, signal)
    return items.map(({ id, slug, title, status }) => ({
      id,
      label: title,
      hint: lessonTexts.lessonStatuses[status][locale],
      to: lessonPath(slug),
      icon: 'school',
    }))
  },
})
