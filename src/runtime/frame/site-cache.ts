import { hostDataMaxAge, siteConfigMaxAge } from '@schemas/constants'

/** Cached entries of a site and their lifetimes (s). None of them is secret. */
const lifetimes = {
  siteConfig: siteConfigMaxAge,
  hosts: hostDataMaxAge,
  clusterData: hostDataMaxAge,
  hostOverride: hostDataMaxAge,
  userData: hostDataMaxAge,
} as const
export type CacheName = keyof typeof lifetimes
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The cached value, or undefined when absent, expired or storage is refused. */
export function readCache<T>(name: CacheName, now: number = Date.now(), store?: Store): T | undefined {
  try {
    const cached = JSON.parse((store ?? localStorage).getItem(name) ?? 'null') as { until: number; value: T } | null
    return cached && cached.until > now ? cached.value : undefined
  } catch {
    return undefined
  }
}

/** Stores `value` for the entry's lifetime; a full or refused storage is ignored. */
export function writeCache(name: CacheName, value: unknown, now: number = Date.now(), store?: Store): void {
  try {
    ;(store ?? localStorage).setItem(name, JSON.stringify({ until: now + lifetimes[name] * 1000, value }))
  } catch {
    // Private windows and full disks: the cache is optional.
  }
}

export function clearCache(...names: CacheName[]): void {
  try {
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // As above.
  }
}
