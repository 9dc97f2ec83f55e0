import type { SavedView } from '@schemas/work/entities/saved-view'

const pages: Readonly<Record<string, string>> = {
  agenda: '/project/admin/agenda',
  calendar: '/project/admin/calendar',
  gantt: '/project/admin/gantt',
}

/** The page of a saved view, which its `view` chooses; its filters go with it. */
export function addressOf({ query }: Pick<SavedView, 'query'>): string {
  const search = new URLSearchParams(query)
  const page = pages[search.get('view') ?? ''] ?? '/project/admin/table'
  search.delete('view')
  return search.size === 0 ? page : `${page}?${search}`
}

/** What an address says of a view: its filters and sort, not the open task or the place in the list. */
export function queryOf(address: URLSearchParams, view: string): string {
  const search = new URLSearchParams(address)
  for (const name of ['task', 'new', 'after', 'cursor', 'lang', 'saved']) search.delete(name)
  if (view !== 'list') search.set('view', view)
  return search.toString()
}
