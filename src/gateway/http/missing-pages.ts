import { LRUCache } from 'lru-cache'

/** How many documents a site renders in a window (ms) for addresses without a page, each with its address. */
const perWindow = 30
const windowMs = 10_000

/**
 * Addresses that do not exist are without number, so nothing remembers their pages. Says whether one more may be
 * rendered for a site; when it may not, all of them are sent the same page, which names no address.
 */
export function missingPages(now: () => number = () => Date.now()): (site: string) => boolean {
  const windows = new LRUCache<string, { until: number; left: number }>({ max: 10_000 })
  return (site) => {
    const known = windows.get(site)
    const current = known && known.until > now() ? known : { until: now() + windowMs, left: perWindow }
    windows.set(site, current)
    if (current.left === 0) return false
    current.left -= 1
    return true
  }
}
