import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration, true afterwards: for what only the browser can know. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/**
 * A value only the browser knows, read on every render; undefined until mounted. Primitives only, because values are
 * compared.
 */
export function useAfterMount<T extends string | number | boolean>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, read, () => undefined)
}
