/** First segments reserved by the gateway; no page may start with one. */
export const reservedSegments = ['api', 'account', 'filemanager', 'dss', 'email', 'builds', 'assets', '_store'] as const
/** Files that every site has; a page at such an address would never be reached. */
const siteFiles: readonly string[] = [
  '/favicon.svg',
  '/favicon.png',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/sw.js',
  '/offline',
]

/** Whether the gateway reserves a path for its calls and files. */
export const isReserved = (path: string): boolean =>
  reservedSegments.includes(path.split('/')[1] as (typeof reservedSegments)[number])
/**
 * Whether a same-site address belongs to the gateway, so that no page can exist there: a browser opens it like any
 * file.
 */
export function isNoPage(to: string): boolean {
  const [path = ''] = to.split(/[?#]/)
  return isReserved(path) || siteFiles.includes(path)
}

export type PathMatch = { path: string; params: Record<string, string> }

type Part = { literal: string } | { param: string }

const parts = (pattern: string): Part[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const param = /^\{([A-Za-z_][A-Za-z0-9_]*)\}$/.exec(part)?.[1]
      return param ? { param } : { literal: part }
    })

/** Names of the parameters in a pattern such as `/shop/product/{sku}`, in order. */
export function pathParams(pattern: string): string[] {
  return parts(pattern).flatMap((part) => ('param' in part ? [part.param] : []))
}

/**
 * Negative when `a` is to be tried before `b`: at the first difference a literal precedes a parameter. Patterns of
 * unequal length never compete.
 */
export function comparePatterns(a: string, b: string): number {
  const left = parts(a)
  const right = parts(b)
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const rank = Number('param' in (left[at] as Part)) - Number('param' in (right[at] as Part))
    if (rank !== 0) return rank
  }
  return left.length - right.length || (a < b ? -1 : a > b ? 1 : 0)
}

/** Parameters of `pathname` under `pattern` (percent-decoded), or undefined. A malformed escape never matches. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = parts(pattern)
  const segments = pathname.split('/').filter(Boolean)
  if (wanted.length !== segments.length) return undefined
  const params: Record<string, string> = Object.create(null)
  for (let at = 0; at < wanted.length; at++) {
    const part = wanted[at] as Part
    const value = decode(segments[at] as string)
    if (value === undefined) return undefined
    if ('param' in part) params[part.param] = value
    else if (part.literal !== value && part.literal.normalize() !== value.normalize()) return undefined
  }
  return { ...params }
}

/** The first pattern of a list sorted by `comparePatterns` that matches. */
export function findPath(patterns: readonly string[], pathname: string): PathMatch | undefined {
  for (const path of patterns) {
    const params = matchPath(path, pathname)
    if (params) return { path, params }
  }
  return undefined
}

/** An address of the pattern with its parameters filled in (percent-encoded). Throws when one is missing. */
export function fillPath(pattern: string, params: Record<string, string>): string {
  const filled = parts(pattern).map((part) => {
    // As a browser requests it: Thai text is percent-encoded.
    if ('literal' in part) return encodeURI(part.literal)
    const value = params[part.param]
    if (value === undefined) throw new Error(`The path ${pattern} needs a value for {${part.param}}.`)
    return encodeURIComponent(value)
  })
  return `/${filled.join('/')}`
}

/** The path of an address, decoded and in NFC; undefined for a broken escape and for an encoded slash. */
export function plainPath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((word) => word.includes('/')) ? undefined : `/${segments.join('/')}`.normalize()
  } catch {
    return undefined
  }
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
