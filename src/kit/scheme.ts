import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from './cookie'
import { emitter } from './emitter'

export const schemes = ['light', 'dark', 'auto'] as const
/** `auto` is the site default: its theme's scheme, or the device's. */
export type Scheme = (typeof schemes)[number]

const changed = emitter()

function readScheme(): Scheme {
  const chosen = readCookie('scheme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
}

/** Applies a scheme and stores it; a script in the document's head reads the cookie before the first paint. */
export function setScheme(scheme: Scheme): void {
  writeCookie('scheme', scheme === 'auto' ? undefined : scheme)
  if (scheme === 'auto') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  changed.emit()
}

/** The visitor's choice; null on the server, which does not know it because its HTML is shared. */
export function useScheme(): Scheme | null {
  return useSyncExternalStore(changed.on, readScheme, () => null)
}
