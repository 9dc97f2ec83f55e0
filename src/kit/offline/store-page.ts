import { create } from 'zustand'
import type { Locale } from '@schemas/layout/locale'

/**
 * Whether the device has the page: `insecure` where browsers have no service workers (http in a LAN), `failed` where it
 * could not be stored completely.
 */
export type OfflineState = 'unknown' | 'insecure' | 'storing' | 'stored' | 'failed'

export const useOfflineState = create<{ state: OfflineState }>(() => ({ state: 'unknown' }))
const become = (state: OfflineState) => useOfflineState.setState({ state })

/** Has the service worker store a page with all that it needs, or update what it has. */
export async function storePage(path: string, locale: Locale): Promise<void> {
  if (!('serviceWorker' in navigator)) return become('insecure')
  become('storing')
  try {
    const { active } = await navigator.serviceWorker.ready
    if (!active) return become('failed')
    const { port1, port2 } = new MessageChannel()
    const isStored = await new Promise<boolean>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<{ isStored: boolean }>) => resolve(data.isStored))
      port1.start()
      active.postMessage({ kind: 'store-page', path, locale }, [port2])
    })
    become(isStored ? 'stored' : 'failed')
  } catch {
    become('failed')
  }
}
