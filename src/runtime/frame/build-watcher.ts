import { buildCheckDelayMs, buildCheckEveryMs } from '@kit/constants'
import { areViewsLoading } from '@registry/views'
import { type Connection, isSlow, takeReload } from './build-guard'

let isNewer = false

/** Whether a newer build exists and `path` may be loaded from it now; the navigation is then a document load. */
export function hasNewerBuild(path: string = location.pathname): boolean {
  return isNewer && takeReload(path, Date.now(), sessionStorage)
}

/**
 * A chunk that `path` needs did not come: whether to load its document, which names chunks that are there. Not without a
 * connection, and once in the guard's time: after that the failure is said on the page.
 */
export function mayReloadFor(path: string): boolean {
  return navigator.onLine && takeReload(path, Date.now(), sessionStorage)
}

/**
 * Looks for a newer build than `current`: 1 s after load where the connection is not slow, then every 60 s while the page is
 * seen. A part of the frame whose chunk fails to load reloads the page once. Returns how to stop.
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
      // Offline, or the gateway restarts: the next look tells.
    }
  }
  const checkWhenVisible = () => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    const isDue = Date.now() - checked >= buildCheckEveryMs - 1000
    if (!isNewer && isDue && document.visibilityState === 'visible' && !isSlow(connection)) void check()
  }
  const reload = (event: Event) => {
    // Views fail to whoever asked: a navigation loads its own address instead, and one fetched on hover disturbs nobody.
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
