import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Value of `#name=` in the address, so that browser history works within the page. Undefined on the server. */
export function useHash(name: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => new RegExp(`^#${name}=([\\w-]{1,64})$`).exec(location.hash)?.[1],
    () => undefined,
  )
}
