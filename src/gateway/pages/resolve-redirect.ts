import { previewParameter } from '@schemas/layout/preview-address'
import { readablePath } from '@schemas/layout/redirect-address'
import { sameOriginPath } from '@schemas/layout/same-origin-path'

export function search(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `?${text}` : ''
}

/** Inserts a query into an address, which may already have one, before its fragment. */
export function withQuery(to: string, query: Record<string, string>): string {
  const text = search(query)
  const end = `${to}#`.indexOf('#')
  const address = to.slice(0, end)
  return (address.includes('?') ? address + text.replace('?', '&') : address + text) + to.slice(end)
}

/** Whether a redirect target stays on this site. */
export const isWithin = (to: string): boolean => sameOriginPath(to) !== undefined

/** The organisation's area has its own sign-in page. */
export const signInPath = (pathname: string) =>
  pathname.startsWith('/cluster/') ? '/cluster/user/login' : '/user/login'

type Place = {
  pathname: string
  query: Record<string, string>
  /** Addresses visited by this redirect chain. */ passed: readonly string[]
}

/**
 * Resolves the redirect of an address, carrying its query along. When the target matches a pattern, that page may not
 * exist there either, and a redirect of that address counts: `lookUp` checks. Undefined for a circular redirect.
 */
export async function resolveRedirect(
  { pathname, query, passed }: Place,
  led: (pathname: string) => string | undefined,
  lookUp: (next: Place) => Promise<{ status: number; payload: { redirect?: string } }>,
): Promise<{ to: string; isLookedUp: boolean } | undefined> {
  const end = led(pathname)
  if (end === undefined) return undefined
  // A preview link's token is for this site only.
  const { [previewParameter]: _token, ...others } = query
  const to = withQuery(end, isWithin(end) ? query : others)
  const next = new URL(to, 'http://site.invalid')
  if (!isWithin(end) || led(next.pathname) === undefined) return { to, isLookedUp: false }
  const here = [...passed, readablePath(pathname) ?? pathname]
  if (here.includes(readablePath(next.pathname) ?? next.pathname)) return undefined
  const {
    status,
    payload: { redirect },
  } = await lookUp({ pathname: next.pathname, query: Object.fromEntries(next.searchParams), passed: here })
  return {
    to: status === 308 && redirect !== undefined ? redirect + (redirect.includes('#') ? '' : next.hash) : to,
    isLookedUp: true,
  }
}
