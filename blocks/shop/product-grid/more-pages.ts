import { useSyncExternalStore } from 'react'
import type { call as products } from '@schemas/commerce/calls/shop/products'
import type { OutputOf } from '@schemas/call'

type Answer = OutputOf<typeof products>
export type MorePages = { items: Answer['items']; assets: NonNullable<Answer['assets']>; next?: string | undefined }

/** Lists remembered at once; each belongs to an entry of the browser's history. */
const maxLists = 12

const lists = new Map<string, MorePages>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What was added to a list by "Show more". Back finds it again, so that the scroll position is there. */
export const useMorePages = (list: string): MorePages | undefined =>
  useSyncExternalStore(
    subscribe,
    () => lists.get(list),
    () => undefined,
  )

export function addPage(list: string, { items, assets, next }: Answer): void {
  const before = lists.get(list)
  lists.delete(list)
  lists.set(list, {
    items: [...(before?.items ?? []), ...items],
    assets: { ...before?.assets, ...assets },
    next,
  })
  const [oldest] = lists.keys()
  if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
  for (const listener of listeners) listener()
}
