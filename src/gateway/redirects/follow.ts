import { pathParams } from '@schemas/layout/path'
import { encodedPath, readablePath, redirectHref, redirectPath } from '@schemas/layout/redirect-address'
import type { SiteAddresses } from '@schemas/layout/site-addresses'

/** Configured redirects, by path. */
type Own = ReadonlyMap<string, string>

/** Maximum length of a chain: browsers follow no further either. */
export const maxSteps = 20

/**
 * Final target of each address, in one step as far as this site knows; undefined without a redirect, or when it is
 * circular.
 */
export function followRedirects(own: Own, addresses: SiteAddresses): (pathname: string) => string | undefined {
  return (pathname) => {
    if (own.size === 0) return undefined
    const from = readablePath(pathname)
    const first = from === undefined ? undefined : own.get(from)
    if (
      from === undefined ||
      first === undefined ||
      followChain(from, (path) => stepFrom(path, own, addresses, true)).isCircle
    )
      return undefined
    let to = first
    for (let steps = 1; ; steps++) {
      const path = redirectPath(to)
      const found = path === undefined ? undefined : addresses.find(encodedPath(path))
      const next =
        path === undefined || found?.kind === 'page' ? undefined : found ? readableTarget(found.to) : own.get(path)
      if (next === undefined || steps === maxSteps) return redirectHref(to)
      to = withCarriedQuery(to, next)
    }
  }
}

export type RedirectChain = {
  chain: string[]
  /** It returns to itself. */ isCircle: boolean
  /** It continues after `maxSteps`. */ isLong: boolean
}

/** The chain from an address if it leads to `to` from now on, ignoring pages on the way: they may be removed. */
export function chainFrom(from: string, to: string, own: Own, addresses: SiteAddresses): RedirectChain {
  const first = redirectPath(to)
  return followChain(from, (path) => (path === from ? first : stepFrom(path, own, addresses, false)))
}

/**
 * The next path of a chain within the site. A page's own address ends it, when pages count; a pattern match does not,
 * because that page may not exist.
 */
function stepFrom(path: string, own: Own, addresses: SiteAddresses, isEndedByPages: boolean): string | undefined {
  const found = addresses.find(encodedPath(path))
  if (isEndedByPages && found?.kind === 'page' && pathParams(found.address).length === 0) return undefined
  const to = found?.kind === 'moved' ? readableTarget(found.to) : own.get(path)
  return to === undefined ? undefined : redirectPath(to)
}

/** The chain from an address to its end, to a repeated address, or to the maximum length. */
function followChain(from: string, step: (path: string) => string | undefined): RedirectChain {
  const chain = [from]
  for (let next = step(from); next !== undefined; next = step(next)) {
    const isCircle = chain.includes(next)
    chain.push(next)
    if (isCircle || chain.length > maxSteps) return { chain, isCircle, isLong: !isCircle }
  }
  return { chain, isCircle: false, isLong: false }
}

/** The address of a renamed page in readable spelling. */
function readableTarget(to: string): string {
  const at = to.search(/[?#]/)
  return at < 0 ? (readablePath(to) ?? to) : (readablePath(to.slice(0, at)) ?? to.slice(0, at)) + to.slice(at)
}

/** Query and fragment are carried to the next address, as a browser would do. */
function withCarriedQuery(to: string, next: string): string {
  const [before, after] = [to, next].map((address) => new URL(address, 'http://site.invalid')) as [URL, URL]
  const end = next.indexOf('#')
  const plain = end < 0 ? next : next.slice(0, end)
  const search = before.search === '' ? '' : plain.includes('?') ? before.search.replace('?', '&') : before.search
  return plain + search + (after.hash || before.hash)
}
