import { pathParams, plainPath } from '@schemas/layout/path'
import { askedPath, redirectHref, redirectPath } from '@schemas/layout/redirect-address'
import type { SiteAddresses } from '@schemas/layout/site-addresses'

/** Where addresses lead because somebody said so, by path. */
type Own = ReadonlyMap<string, string>

/** Where each address leads in the end, in one step as far as this site can tell; undefined where nothing was said of it, or where it would come back to itself. */
export function followRedirects(own: Own, addresses: SiteAddresses): (pathname: string) => string | undefined {
  return (pathname) => {
    if (own.size === 0) return undefined
    const from = plainPath(pathname)
    const first = from === undefined ? undefined : own.get(from)
    if (from === undefined || first === undefined || wayRound(from, (path) => stepFrom(path, own, addresses, true))) return undefined
    let to = first
    for (;;) {
      const path = redirectPath(to)
      const found = path === undefined ? undefined : addresses.find(askedPath(path))
      const next = path === undefined || found?.kind === 'page' ? undefined : found ? spelt(found.to) : own.get(path)
      if (next === undefined) return redirectHref(to)
      to = carriedOn(to, next)
    }
  }
}

/** The way that leads from an address round to itself if it leads to `to` from now on, whatever pages stand on it: they may go. Undefined where it ends. */
export function circleOf(from: string, to: string, own: Own, addresses: SiteAddresses): string[] | undefined {
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

/** The way from an address to one that it has come by already. */
function wayRound(from: string, step: (path: string) => string | undefined): string[] | undefined {
  const way = [from]
  const passed = new Set(way)
  for (let next = step(from); next !== undefined; next = step(next)) {
    way.push(next)
    if (passed.has(next)) return way
    passed.add(next)
  }
  return undefined
}

/** The address of a renamed page as people read it. */
function spelt(to: string): string {
  const at = to.search(/[?#]/)
  return at < 0 ? (plainPath(to) ?? to) : (plainPath(to.slice(0, at)) ?? to.slice(0, at)) + to.slice(at)
}

/** What follows the path goes along to the next address, as a browser would take it there. */
function carriedOn(to: string, next: string): string {
  const [before, after] = [to, next].map((address) => new URL(address, 'http://site.invalid')) as [URL, URL]
  const end = next.indexOf('#')
  const plain = end < 0 ? next : next.slice(0, end)
  const search = before.search === '' ? '' : plain.includes('?') ? before.search.replace('?', '&') : before.search
  return plain + search + (after.hash || before.hash)
}
