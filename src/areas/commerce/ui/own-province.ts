import { useSyncExternalStore } from 'react'

/** Where someone's parcels go, on this device. */
const storageKey = 'shop-province'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
let unstored = ''

function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** The two digits of a province's code; '' where it is not known, and on the server. */
export const useProvince = (): string => useSyncExternalStore(subscribe, read, () => '')

export function setProvince(province: string): void {
  unstored = province
  try {
    localStorage.setItem(storageKey, province)
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
