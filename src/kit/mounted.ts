import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while its markup is taken over, true from then on: for what only the browser can know. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** What only the browser can know, read anew at each render; undefined until mounted. Plain values alone, as they are compared. */
export function useAfterMount<T extends string | number | boolean>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, read, () => undefined)
}
