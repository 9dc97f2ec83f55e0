import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readShelf, type ShelfState, shelfSearch } from '@schemas/commerce/entities/shelf-address'
import type { Payload } from '@schemas/layout/render'
import { useArrival, usePage } from '@kit/boot'

/** What was changed since someone arrived at a page, shared by all its blocks. */
type Changed = { page: Payload | null; arrival: string; state: ShelfState }

let changed: Changed | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const noQuery = {}

/**
 * The shelf of the page's address. Every block of the page shows a change, and the address holds it, without a
 * navigation: the focus stays where it is, and Back leaves the page.
 */
export function useShelf(): {
  state: ShelfState
  change: (part: Partial<ShelfState>) => void
  /** As the page came: the data that came with it is valid. */
  isInitial: boolean
  /** The address of the shelf with a change, for links. */
  addressOf: (part: Partial<ShelfState>) => string
} {
  const page = usePage()
  const arrival = useArrival()
  const query = page?.query ?? noQuery
  const initial = useMemo(() => readShelf(query), [query])
  const current = useSyncExternalStore(
    subscribe,
    () => changed,
    () => undefined,
  )
  const own = current?.page === page && current.arrival === arrival ? current.state : undefined
  const state = own ?? initial
  const change = useCallback(
    (part: Partial<ShelfState>) => {
      const next = { ...state, ...part }
      changed = { page, arrival, state: next }
      // On the builder's canvas the address is the builder's.
      if (page !== null) history.replaceState(history.state, '', `${location.pathname}${shelfSearch(next)}`)
      for (const listener of listeners) listener()
    },
    [state, page, arrival],
  )
  const path = page?.path ?? ''
  const addressOf = useCallback(
    (part: Partial<ShelfState>) => `${path}${shelfSearch({ ...state, ...part })}`,
    [path, state],
  )
  return { state, change, isInitial: own === undefined, addressOf }
}
