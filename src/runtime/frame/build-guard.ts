import { reloadGuardMs } from '@kit/constants'

type Store = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (path: string) => `reloaded:${path}`

/**
 * Whether `path` may be reloaded for a newer build, recording the reload: at most once in 10 s, because a gateway that
 * announces a build it does not serve yet would otherwise cause endless reloads.
 */
export function takeReload(path: string, now: number, store: Store): boolean {
  const last = Number(store.getItem(keyOf(path)) ?? Number.NEGATIVE_INFINITY)
  if (now - last < reloadGuardMs) return false
  store.setItem(keyOf(path), String(now))
  return true
}

/** The connection per the Network Information API, where supported. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Slow connections do not check for builds: 2G, and data saver. */
export function isSlow(connection: Connection | undefined): boolean {
  return connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
}
