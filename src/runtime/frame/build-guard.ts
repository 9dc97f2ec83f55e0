import { reloadGuardMs } from '@kit/constants'

type Store = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (path: string) => `reloaded:${path}`

/**
 * Whether `path` may be loaded anew for a newer build, and if so remembers that it was: at most once in 10 s, or a
 * gateway that announces a build which it does not serve yet would reload the page for ever.
 */
export function takeReload(path: string, now: number, store: Store): boolean {
  const last = Number(store.getItem(keyOf(path)) ?? Number.NEGATIVE_INFINITY)
  if (now - last < reloadGuardMs) return false
  store.setItem(keyOf(path), String(now))
  return true
}

/** A visitor's connection as the Network Information API tells it, where the browser has that. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Slow connections are not asked to look for builds: 2G, and people who save data. */
export function isSlow(connection: Connection | undefined): boolean {
  return connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
}
