import { useSyncExternalStore } from 'react'

let isReloading = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads `href` as a document, the loader overlay standing over the page until it is replaced. */
export function loadDocument(href: string): void {
  isReloading = true
  for (const listener of listeners) listener()
  location.assign(href)
}

export function useIsReloading(): boolean {
  return useSyncExternalStore(subscribe, () => isReloading, () => false)
}
