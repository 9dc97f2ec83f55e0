import { linkKind } from './link-target'
import { isNoPage, plainPath } from './path'
import { sameOriginPath } from './same-origin-path'

/** Most characters of a redirect's address, and of its target. */
const [maxFromLength, maxToLength] = [300, 2000]

export type FromProblem = 'empty' | 'elsewhere' | 'query' | 'shape' | 'long' | 'home' | 'reserved'
export type ToProblem = 'empty' | 'unsafe' | 'plain' | 'shape' | 'long' | 'reserved'
export type ReadAddress<P> = { address: string; problem?: undefined } | { problem: P; address?: undefined }

/**
 * Characters that a readable address cannot contain: invisible ones, path terminators, and the braces of parameters.
 */
const unreadable = /[\p{Cc}\p{Cf}\p{Cs}\\?#{}]/u

/**
 * The address of this site that a person typed or pasted from a browser or another system: from a full address of one
 * of the site's `hosts`, decoded, in NFC, with a leading and no trailing slash. It need not be valid for a page: other
 * systems have made it.
 */
export function readRedirectFrom(written: string, hosts: readonly string[]): ReadAddress<FromProblem> {
  const text = written.trim()
  if (text === '') return { problem: 'empty' }
  const path = withinSite(text, hosts)
  if (path === undefined) return { problem: 'elsewhere' }
  if (/[?#]/.test(path)) return { problem: 'query' }
  const address = readable(path)
  if (address === undefined) return { problem: 'shape' }
  if (address === '/') return { problem: 'home' }
  if (address.length > maxFromLength) return { problem: 'long' }
  // As for pages: the runtime requests such addresses from the gateway.
  return isNoPage(address) || address.endsWith('.json') ? { problem: 'reserved' } : { address }
}

/** A redirect's target: a page of this site, with optional query and anchor, or an https address elsewhere. */
export function readRedirectTo(written: string, hosts: readonly string[]): ReadAddress<ToProblem> {
  const text = written.trim()
  if (text === '') return { problem: 'empty' }
  if (text.length > maxToLength) return { problem: 'long' }
  const kind = linkKind(text)
  if (kind !== 'internal' && kind !== 'external') return { problem: 'unsafe' }
  const within = kind === 'external' ? withinSite(text, hosts) : text
  if (within === undefined) return readElsewhere(text)
  if (!within.startsWith('/')) return { problem: 'shape' }
  const { path, rest } = partsOf(within)
  const address = readable(path)
  if (address === undefined || /[\p{Cc}\p{Cs}\\]/u.test(rest)) return { problem: 'shape' }
  return isNoPage(address) ? { problem: 'reserved' } : { address: address + rest }
}

/** The readable path of a target within the site; undefined where it leads elsewhere. */
export const redirectPath = (to: string): string | undefined => (to.startsWith('/') ? partsOf(to).path : undefined)

/** A path as a browser requests it. */
export const encodedPath = (path: string): string =>
  path
    .split('/')
    .map((word) => encodeURIComponent(word.replaceAll('%25', '%')))
    .join('/')

/** A target in the form that is sent. */
export function redirectHref(to: string): string {
  if (!to.startsWith('/')) return new URL(to).href
  const { path, rest } = partsOf(to)
  return sameOriginPath(encodedPath(path) + rest) ?? '/'
}

function readElsewhere(text: string): ReadAddress<ToProblem> {
  if (/^http:/i.test(text)) return { problem: 'plain' }
  if (!/^https:\/\/[^/]/i.test(text) || /[\p{Cc}\p{Cs}\s\\]/u.test(text) || !URL.canParse(text))
    return { problem: 'shape' }
  const { username, password } = new URL(text)
  // Text before an @ can look like the host and mislead people.
  return username || password ? { problem: 'unsafe' } : { address: text }
}

/**
 * The part after the host where that is one of the site's, or the text where it names none; undefined for another host.
 */
function withinSite(text: string, hosts: readonly string[]): string | undefined {
  // As people write it in lists made by hand.
  const named = hosts.find((host) => text.toLowerCase() === host || text.toLowerCase().startsWith(`${host}/`))
  if (named !== undefined) return text.slice(named.length) || '/'
  if (!/^https?:\/\//i.test(text)) return linkKind(text) === 'internal' ? text : undefined
  if (!URL.canParse(text) || !hosts.includes(new URL(text).hostname)) return undefined
  return text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=[^/])|^$/, '/')
}

/** A readable path: a literal percent sign stays escaped, so that decoding again gives the same. */
export const readablePath = (path: string): string | undefined => plainPath(path)?.replaceAll('%', '%25')

function readable(path: string): string | undefined {
  const read = readablePath(path)
  return read === undefined ||
    unreadable.test(read) ||
    read.split('/').some((word) => word === '.' || word === '..' || word !== word.trim())
    ? undefined
    : read
}

function partsOf(to: string): { path: string; rest: string } {
  const at = to.search(/[?#]/)
  return at < 0 ? { path: to, rest: '' } : { path: to.slice(0, at), rest: to.slice(at) }
}
