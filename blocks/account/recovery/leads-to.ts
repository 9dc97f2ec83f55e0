import { targetOf } from '@kit/target-of'

const storageKey = 'recovery-leads-to'
/** Lifetime of the mailed link (ms). */
const lastsMs = 30 * 60_000

/** Stores the return target across the mail, because its link opens in a new tab. */
export function storeReturnPath(to: string | undefined): void {
  try {
    if (to) localStorage.setItem(storageKey, JSON.stringify({ to, at: Date.now() }))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage full or forbidden: recovery ends at the account page.
  }
}

/** A path of this site, or '' when none is stored. */
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

/** Address of a sign-in or recovery page that continues to `to`. */
export const leadingTo = (path: string, to: string | undefined): string =>
  to ? `${path}?${new URLSearchParams({ to })}` : path
