import { useSyncExternalStore } from 'react'
import { useSession } from './boot'
import { emitter } from './emitter'

const changed = emitter()
/** Texts that the device would not store. */
const unstored = new Map<string, string>()

/** Empty where nothing is stored. */
export function readDevice(key: string): string {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** An empty text removes the entry. */
export function writeDevice(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    unstored.delete(key)
  } catch {
    // Storage full or forbidden: the text lasts until the document is left.
    unstored.set(key, text)
  }
  changed.emit()
}

function subscribe(listener: () => void): () => void {
  const stop = changed.on(listener)
  // Another tab wrote.
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

/** The text stored under a key. Empty until the page is mounted. */
export const useDeviceText = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readDevice(key),
    () => '',
  )

/** The key of the person signed in, so that people who share a device do not see each other's entries. */
export function usePersonalKey(key: string): string {
  const { userID } = useSession()
  return userID === undefined ? key : `${key}:${userID}`
}
