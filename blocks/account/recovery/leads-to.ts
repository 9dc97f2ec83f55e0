import { targetOf } from '@kit/target-of'

const storageKey = 'recovery-leads-to'
/** As long as the link of the mail works (ms). */
const lastsMs = 30 * 60_000

/** Remembers where its person was going, over the mail: its link opens in a tab of its own. */
export function storeReturnPath(to: string | undefined): void {
  try {
    if (to) localStorage.setItem(storageKey, JSON.stringify({ to, at: Date.now() }))
    else localStorage.removeItem(storageKey)
  } catch {
    // Full or forbidden: the way leads to the account.
  }
}

/** A path of this site, or '' where none is known. */
export function storedReturnPath(): string {
  try {
    const { to, at } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { to?: unknown; at?: unknown }
    return typeof to === 'string' && typeof at === 'number' && Math.abs(Date.now() - at) < lastsMs
      ? targetOf(to, '')
      : ''
  } catch {
    return ''
  }
}

/** An address of signing in or recovery that leads on to `to`. */
export const leadingTo = (path: string, to: string | undefined): string =>
  to ? `${path}?${new URLSearchParams({ to })}` : path
