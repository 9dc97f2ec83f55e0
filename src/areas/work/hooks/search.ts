import { call as listCall } from '@client/work/calls/work/list'
import { callGateway } from '@kit/call-gateway'
import { defineSearch } from '@kit/command-palette/search-hook'

export const search = defineSearch({
  id: 'work.tasks',
  label: { en: 'Tasks', th: 'งาน' },
  role: 'user',
  page: '/project/admin/detail',
  search: async (query, { signal }) => {
    const { items } = await callGateway(listCall, { q: query, sort: '-updated', limit: 6 }, signal)
    return items.map(({ id, key, title, statusName }) => ({
      id,
      label: title,
      hint: `${key} · ${statusName}`,
      to: `/project/admin/detail?task=${key}`,
      icon: 'checklist',
    }))
  },
})
