import { pathParams } from '@schemas/layout/path'
import { askedPath, readablePath, redirectHref, redirectPath } from '@schemas/layout/redirect-address'
import type { SiteAddresses } from '@schemas/layout/site-addresses'

/** Where addresses lead because somebody said so, by path. */
type Own = ReadonlyMap<string, string>

/** A way is followed so far: browsers go no further either. */
export const mostSteps = 20

/** Where each address leads in the end, in one step as far as this site can tell; undefined where nothing was said of it, or where it would come back to itself. */
export function followRedirects(own: Own, addresses: SiteAddresses): (pathname: string) => string | undefined {
  return (pathname) => {
    if (own.size === 0) return undefined
    const from = readablePath(pathname)
    const first = from === undefined ? undefined : own.get(from)
    if (
      from === undefined ||
      first === undefined ||
      wayRound(from, (path) => stepFrom(path, own, addresses, true)).isCircle
    )
      return undefined
    let to = first
    for (let steps = 1; ; steps++) {
      const path = redirectPath(to)
      const found = path === undefined ? undefined : addresses.find(askedPath(path))
      const next = path === undefined || found?.kind === 'page' ? undefined : found ? spelt(found.to) : own.get(path)
      if (next === undefined || steps === mostSteps) return redirectHref(to)
      to = carriedOn(to, next)
    }
  }
}

export type Way = {
  way: string[]
  /** It comes back to itself. */ isCircle: boolean
  /** It goes on after `mostSteps`. */ isLong: boolean
}

/** The way from an address if it leads to `to` from now on, whatever pages stand on it: they may go. */
export function wayFrom(from: string, to: string, own: Own, addresses: SiteAddresses): Way {
  const first = redirectPath(to)
  return wayRound(from, (path) => (path === from ? first : stepFrom(path, own, addresses, false)))
}

/** The next path on a way within the site. A page's own address ends it, where pages count; one of many that a page answers to does not, because that one may have nothing there. */
function stepFrom(path: string, own: Own, addresses: SiteAddresses, isEndedByPages: boolean): string | undefined {
  const found = addresses.find(askedPath(path))
  if (isEndedByPages && found?.kind === 'page' && pathParams(found.address).length === 0) return undefined
  const to = found?.kind === 'moved' ? spelt(found.to) : own.get(path)
  return to === undefined ? undefined : redirectPath(to)
}

/** The way from an address to its end, to one that it has come by already, or so far as it is followed. */
function wayRound(from: string, step: (path: string) => string | undefined): Way {
  const way = [from]
  for (let next = step(from); next !== undefined; next = step(next)) {
    const isCircle = way.includes(next)
    way.push(next)
    if (isCircle || way.length > mostSteps) return { way, isCircle, isLong: !isCircle }
  }
  return { way, isCircle: false, isLong: false }
}

/** The address of a renamed page as people read it. */
function spelt(to: string): string {
  const at = to.search(/[?#]/)
  return at < 0 ? (readablePath(to) ?? to) : (readablePath(to.slice(0, at)) ?? to.slice(0, at)) + to.slice(at)
}

/** What follows the path goes along to the next address, as a browser would take it there. */
function carriedOn(to: string, next: string): string {
  const [before, after] = [to, next].map((address) => new URL(address, 'http://site.invalid')) as [URL, URL]
  const end = next.indexOf('#')
  const plain = end < 0 ? next : next.slice(0, end)
  const search = before.search === '' ? '' : plain.includes('?') ? before.search.replace('?', '&') : before.search
  return plain + search + (after.hash || before.hash)
}
