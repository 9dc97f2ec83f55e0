import { previewParameter } from '@schemas/layout/preview-address'
import { readablePath } from '@schemas/layout/redirect-address'
import { sameOriginPath } from '@schemas/layout/same-origin-path'

export function search(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `?${text}` : ''
}

/** An address with a query, which it may have already, before the place on its page that it names. */
export function withQuery(to: string, query: Record<string, string>): string {
  const text = search(query)
  const end = `${to}#`.indexOf('#')
  const address = to.slice(0, end)
  return (address.includes('?') ? address + text.replace('?', '&') : address + text) + to.slice(end)
}

/** Whether a target that goes out stays at this site. */
export const isWithin = (to: string): boolean => sameOriginPath(to) !== undefined

/** The organisation's area has a door of its own. */
export const signInPath = (pathname: string) =>
  pathname.startsWith('/cluster/') ? '/cluster/user/login' : '/user/login'

type Place = {
  pathname: string
  query: Record<string, string>
  /** Addresses that were asked for on the way here. */ passed: readonly string[]
}

/**
 * The way on from an address that leads elsewhere, its query taken along. Where it leads to one of many addresses of a page, that page may have nothing there either, and what was said of that address counts: `look` asks for
 * it. Undefined where it leads back to where somebody came by.
 */
export async function resolveRedirect(
  { pathname, query, passed }: Place,
  led: (pathname: string) => string | undefined,
  lookUp: (next: Place) => Promise<{ status: number; payload: { redirect?: string } }>,
): Promise<{ to: string; isLookedUp: boolean } | undefined> {
  const end = led(pathname)
  if (end === undefined) return undefined
  // The token of a preview link is for this site alone.
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
