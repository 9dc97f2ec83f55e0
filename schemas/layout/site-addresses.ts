import { type Locale, locales } from './locale'
import { type AddressedPage, ownPathConflicts, type OwnPaths } from './own-paths'
import { comparePatterns, fillPath, findPath, pathParams, plainPath } from './path'

/** The current location of a page with an old address: a page's path, or its address in one language. */
export type MovedTo = string | { path: string; locale: Locale }

export type FoundAddress =
  | {
      kind: 'page'
      path: string
      params: Record<string, string>
      /** The matched pattern. */ address: string
      /** The languages that the address implies; none for a page's path. */ languages: Locale[]
    }
  | { kind: 'moved'; to: string }

/**
 * All addresses of the site's pages. No two pages share one, in any language, so that a shared link always leads to the
 * same page.
 */
export type SiteAddresses = {
  /** The page or redirect of an address; literals take precedence over parameters. */
  find: (pathname: string) => FoundAddress | undefined
  /** The own addresses of a page, without the impossible ones. */
  own: (path: string) => OwnPaths
  /**
   * The address of a page in a language, its parameters filled in and percent-encoded; `isOwn` when it implies the
   * language.
   */
  inLanguage: (path: string, params: Record<string, string>, locale: Locale) => { to: string; isOwn: boolean }
  /**
   * For pages that `isKnown`: maps every pattern that is not, or no longer, the page's address in `locale` to the one
   * that is. Patterns that would also match one of those are included. Undefined where there are none.
   */
  translations: (locale: Locale, isKnown: (path: string) => boolean) => Record<string, string> | undefined
  /** Whether any page has an own address in a language. */
  hasOwn: boolean
}

export function siteAddresses(
  pages: readonly AddressedPage[],
  redirects: Readonly<Record<string, MovedTo>> = {},
): SiteAddresses {
  const refused = new Set(
    ownPathConflicts(pages)
      .filter(({ problem }) => problem !== 'alike')
      .map(({ path, locale }) => `${locale} ${path}`),
  )
  const owns = new Map<string, OwnPaths>()
  const places = new Map<string, { path: string; languages: Locale[] }>()
  for (const { path, own } of pages) {
    places.set(path, { path, languages: [] })
    const ownPaths = Object.fromEntries(
      locales.flatMap((locale) =>
        own[locale] !== undefined && !refused.has(`${locale} ${path}`) ? [[locale, own[locale]]] : [],
      ),
    ) as OwnPaths
    if (Object.keys(ownPaths).length > 0) owns.set(path, ownPaths)
  }
  for (const [path, own] of owns)
    for (const locale of locales)
      if (own[locale] !== undefined)
        places.set(own[locale], { path, languages: [...(places.get(own[locale])?.languages ?? []), locale] })
  // A redirect to a removed page is retained until the page is restored, and has no effect meanwhile.
  const paths = new Set(pages.map(({ path }) => path))
  const moved = new Map(
    Object.entries(redirects).filter(
      ([from, to]) => !places.has(from) && paths.has(typeof to === 'string' ? to : to.path),
    ),
  )

  // A pattern without parameters is the best match of its single address, so most are found without a search.
  const literals = new Map<string, string>()
  const patterns: string[] = []
  for (const pattern of [...places.keys(), ...moved.keys()]) {
    if (pathParams(pattern).length > 0) patterns.push(pattern)
    else literals.set(pattern.normalize(), pattern)
  }
  patterns.sort(comparePatterns)

  const match = (pathname: string): { address: string; params: Record<string, string> } | undefined => {
    const literal = literals.get(plainPath(pathname) ?? '')
    if (literal !== undefined) return { address: literal, params: {} }
    const found = findPath(patterns, pathname)
    return found && { address: found.path, params: found.params }
  }

  const inLanguage = (path: string, params: Record<string, string>, locale: Locale) => {
    const own = owns.get(path)?.[locale]
    return { to: fillPath(own ?? path, params), isOwn: own !== undefined }
  }

  return {
    hasOwn: owns.size > 0,
    own: (path) => owns.get(path) ?? {},
    inLanguage,
    find: (pathname) => {
      const found = match(pathname)
      if (!found) return undefined
      const place = places.get(found.address)
      if (place) return { kind: 'page', ...place, ...found }
      const to = moved.get(found.address) as MovedTo
      if (typeof to === 'string') return { kind: 'moved', to: fillPath(to, found.params) }
      const now = inLanguage(to.path, found.params, to.locale)
      return { kind: 'moved', to: now.isOwn ? now.to : `${now.to}?lang=${to.locale}` }
    },
    translations: (locale, isKnown) => {
      if (owns.size === 0 && moved.size === 0) return undefined
      // Links written before a page was renamed lead to it without a redirect. A former address in one language implies
      // that language, and stays.
      const known = new Map<string, string | undefined>([...places].map(([address, { path }]) => [address, path]))
      for (const [address, to] of moved) known.set(address, typeof to === 'string' ? to : undefined)
      const target = (address: string) => {
        const path = known.get(address)
        return path !== undefined && isKnown(path) ? (owns.get(path)?.[locale] ?? path) : address
      }
      const led = [...known.keys()].filter((address) => target(address) !== address)
      // Pages that the visitor may not open are not sent to the browser, but their addresses still do not count as
      // another page's.
      const open = led.filter(isOpen)
      const guards = [...known.keys()].filter(
        (address) =>
          target(address) === address && (isOpen(address) ? led : open).some((pattern) => covers(pattern, address)),
      )
      if (led.length === 0) return undefined
      return Object.fromEntries([...led, ...guards].sort(comparePatterns).map((address) => [address, target(address)]))
    },
  }
}

const isOpen = (pattern: string) => pattern.includes('{')

/** Whether some address of `other` would match `pattern`. */
function covers(pattern: string, other: string): boolean {
  const wanted = pattern.split('/')
  const segments = other.split('/')
  return (
    pattern !== other &&
    wanted.length === segments.length &&
    wanted.every(
      (part, at) => part.startsWith('{') || part === segments[at] || (segments[at] as string).startsWith('{'),
    )
  )
}
