import { pathParams } from '@schemas/layout/path'
import { encodedPath, readablePath, redirectHref, redirectPath } from '@schemas/layout/redirect-address'
import type { SiteAddresses } from '@schemas/layout/site-addresses'

/** Where addresses lead because somebody said so, by path. */
type Own = ReadonlyMap<string, string>

/** A way is followed so far: browsers go no further either. */
export const maxSteps = 20

/** Where each address leads in the end, in one step as far as this site can tell; undefined where nothing was said of it, or where it would come back to itself. */
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
  /** It comes back to itself. */ isCircle: boolean
  /** It goes on after `mostSteps`. */ isLong: boolean
}

/** The way from an address if it leads to `to` from now on, whatever pages stand on it: they may go. */
export function chainFrom(from: string, to: string, own: Own, addresses: SiteAddresses): RedirectChain {
  const first = redirectPath(to)
  return followChain(from, (path) => (path === from ? first : stepFrom(path, own, addresses, false)))
}

/** The next path on a way within the site. A page's own address ends it, where pages count; one of many that a page answers to does not, because that one may have nothing there. */
function stepFrom(path: string, own: Own, addresses: SiteAddresses, isEndedByPages: boolean): string | undefined {
  const found = addresses.find(encodedPath(path))
  if (isEndedByPages && found?.kind === 'page' && pathParams(found.address).length === 0) return undefined
  const to = found?.kind === 'moved' ? readableTarget(found.to) : own.get(path)
  return to === undefined ? undefined : redirectPath(to)
}

/** The way from an address to its end, to one that it has come by already, or so far as it is followed. */
function followChain(from: string, step: (path: string) => string | undefined): RedirectChain {
  const chain = [from]
  for (let next = step(from); next !== undefined; next = step(next)) {
    const isCircle = chain.includes(next)
    chain.push(next)
    if (isCircle || chain.length > maxSteps) return { chain, isCircle, isLong: !isCircle }
  }
  return { chain, isCircle: false, isLong: false }
}

/** The address of a renamed page as people read it. */
function readableTarget(to: string): string {
  const at = to.search(/[?#]/)
  return at < 0 ? (readablePath(to) ?? to) : (readablePath(to.slice(0, at)) ?? to.slice(0, at)) + to.slice(at)
}

/** What follows the path goes along to the next address, as a browser would take it there. */
function withCarriedQuery(to: string, next: string): string {
  const [before, after] = [to, next].map((address) => new URL(address, 'http://site.invalid')) as [URL, URL]
  const end = next.indexOf('#')
  const plain = end < 0 ? next : next.slice(0, end)
  const search = before.search === '' ? '' : plain.includes('?') ? before.search.replace('?', '&') : before.search
  return plain + search + (after.hash || before.hash)
}
