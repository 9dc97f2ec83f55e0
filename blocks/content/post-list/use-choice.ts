import { usePage } from '@kit/boot'

const filters = ['author', 'find', 'month', 'tag'] as const
export type Choice = Partial<Record<(typeof filters)[number], string>>

/** What the page's address narrows its list to, and the addresses of other choices. */
export function useChoice(isRead: boolean) {
  const page = usePage()
  const path = page?.path ?? '/'
  const choice: Choice = {}
  for (const name of filters) {
    const value = isRead ? page?.query[name]?.trim() : undefined
    if (value) choice[name] = value
  }
  const isOlder = isRead && page?.query.after !== undefined
  const to = (query: Choice & { after?: string }) => {
    const search = new URLSearchParams(query).toString()
    return search ? `${path}?${search}` : path
  }
  return { path, choice, isOlder, isNarrowed: Object.keys(choice).length > 0, to }
}
