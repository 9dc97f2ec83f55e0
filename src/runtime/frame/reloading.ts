import { useSyncExternalStore } from 'react'
import { emitter } from '@kit/emitter'

let isReloading = false
const began = emitter()

/** Loads `href` as a document; the loader overlay covers the page until then. */
export function loadDocument(href: string): void {
  isReloading = true
  began.emit()
  location.assign(href)
}

export function useIsReloading(): boolean {
  return useSyncExternalStore(
    began.on,
    () => isReloading,
    () => false,
  )
}
