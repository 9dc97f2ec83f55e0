import { buildCheckDelayMs, buildCheckEveryMs } from '@kit/constants'
import { areViewsLoading } from '@registry/views'
import { type Connection, isSlow, takeReload } from './build-guard'

let isNewer = false

/** Whether a newer build exists and `path` may be loaded from it; the navigation is then a document load. */
export function hasNewerBuild(path: string = location.pathname): boolean {
  return isNewer && takeReload(path, Date.now(), sessionStorage)
}

/**
 * Whether to reload `path` after one of its chunks failed to load; a new document names existing chunks. Not offline,
 * and only once in the guard's interval: after that the page shows the failure.
 */
export function mayReloadFor(path: string): boolean {
  return navigator.onLine && takeReload(path, Date.now(), sessionStorage)
}

/**
 * Checks for a build newer than `current`: 1 s after load unless the connection is slow, then every 60 s while the page
 * is visible. A frame chunk that fails to load reloads the page once. Returns how to stop.
 */
export function watchBuild(current: string): () => void {
  let checked = 0
  const check = async () => {
    checked = Date.now()
    try {
      const response = await fetch(`/builds/latest.json?${checked}`, { cache: 'no-store' })
      const latest = (await response.json()) as { id?: unknown }
      if (response.ok && typeof latest.id === 'string' && latest.id !== current) isNewer = true
    } catch {
      // Offline, or the gateway is restarting: the next check decides.
    }
  }
  const checkWhenVisible = () => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    const isDue = Date.now() - checked >= buildCheckEveryMs - 1000
    if (!isNewer && isDue && document.visibilityState === 'visible' && !isSlow(connection)) void check()
  }
  const reload = (event: Event) => {
    // View failures are handled by their caller: a navigation loads its own address instead, and a failed prefetch is
    // ignored.
    if (areViewsLoading() || !mayReloadFor(location.pathname)) return
    event.preventDefault()
    location.reload()
  }
  const first = setTimeout(checkWhenVisible, buildCheckDelayMs)
  const every = setInterval(checkWhenVisible, buildCheckEveryMs)
  document.addEventListener('visibilitychange', checkWhenVisible)
  addEventListener('vite:preloadError', reload)
  return () => {
    clearTimeout(first)
    clearInterval(every)
    document.removeEventListener('visibilitychange', checkWhenVisible)
    removeEventListener('vite:preloadError', reload)
  }
}
