import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { type AddressedPage, ownPathsOf } from '@schemas/layout/own-paths'
import { comparePatterns } from '@schemas/layout/path'
import type { Page, Slot } from '@schemas/layout/page'
import { isOpenAt, nextOpening } from '@schemas/layout/page-open'
import type { Problem } from '@schemas/layout/problem'
import { resolveSections } from '@schemas/layout/resolve-sections'
import { type ReadResult, readPage, readSlot } from '@schemas/layout/read'
import { type SiteAddresses, siteAddresses } from '@schemas/layout/site-addresses'
import type { DocumentSlot, ThemeSlot } from '@schemas/layout/theme-slots'
import { storedTypes as types } from '@registry/stored-types'
import type { ReleaseContent } from '../db/tables'
import type { Log } from '../log'
import { liveVersionOf, lockedPage, locksOf, type OpenedPage } from '../page-passwords/locked-pages'
import type { Site } from '../platform/sites'
import { followRedirects } from '../redirects/follow'
import type { Themes } from '../themes/themes'
import { sectionRows } from './site-sections'

/** The page for all errors. It has a layout like any other, but no public address. */
export const errorPattern = '/_error'

/** Pages backed by slots of the theme, by pattern. */
function slotOf(pattern: string, site: Site): ThemeSlot | undefined {
  if (pattern === '/') return 'homepage'
  if (pattern === '/user/dashboard' || (pattern === '/cluster/user/dashboard' && site.clusterId)) return 'dashboard'
  if (pattern === '/shop/checkout' || pattern === '/billing/order/checkout') return 'checkout'
  return undefined
}

/** The pack whose document fills a slot. The homepage may come from another pack than the other pages. */
function packOf(slot: ThemeSlot, site: Site): string {
  return site.look?.slots[slot] ?? site.theme[slot]
}

/** The pack of a slot's document. The workspace is a variant of the header. */
export const slotPack = (slot: DocumentSlot, { theme }: Pick<Site, 'theme'>): string =>
  theme[slot === 'workspace' ? 'header' : slot]

/**
 * A site's release as pages: the release's overrides first, then the theme's. Documents are parsed once, on first
 * request, with the sections that they show.
 */
export type SitePages = {
  patterns: string[]
  page: (pattern: string) => Page | undefined
  /** Resolves addresses to pages and languages, and former addresses to their pages. */
  addresses: SiteAddresses
  /** The redirect configured for an address without a page, ready to send. */
  led: (pathname: string) => string | undefined
  slot: (slot: DocumentSlot, theme?: string) => Slot | undefined
}

/** The pages visitors have at a moment, valid until `until` (ms). */
export type OpenPages = Omit<SitePages, 'page'> & { page: (pattern: string) => OpenedPage | undefined; until: number }

const remembered = new WeakMap<Site, SitePages>()

export function sitePages(site: Site, themes: Themes, log: Log): SitePages {
  const known = remembered.get(site)
  if (known) return known
  const made = makeSitePages(site, themes, log)
  remembered.set(site, made)
  return made
}

function makeSitePages(site: Site, themes: Themes, log: Log): SitePages {
  const { pages: overrides = {}, redirects = {} } = site.release.content
  const pages = new Map<string, Page | undefined>()
  const slots = new Map<string, Slot | undefined>()
  const addressed = addressedPages(site.release.content, site, themes)
  const addresses = siteAddresses(addressed, redirects)

  const load = (pattern: string): Page | undefined => {
    for (const document of [overrides[pattern], ...themePages(pattern, site, themes)]) {
      if (document === undefined || document === null) continue
      const read = readPage(document)
      report(read, pattern)
      if (read.ok) return withSections(read.value)
    }
    return undefined
  }
  const section = (id: string) => sectionRows(site, id)
  const withSections = (page: Page): Page => ({
    ...page,
    views: Object.fromEntries(
      Object.entries(page.views).map(([role, view]) => [
        role,
        { ...view, rows: resolveSections(view.rows, section, types) },
      ]),
    ),
  })
  const report = (read: ReadResult<unknown>, where: string): void => {
    for (const problem of read.problems.slice(0, 20))
      log.warn({ site: site.id, page: where, problem: describe(problem) }, 'A document has a problem.')
  }

  return {
    patterns: addressed.map(({ path }) => path),
    addresses,
    led: followRedirects(new Map(Object.entries(site.redirects ?? {})), addresses),
    page: (pattern) => {
      if (!pages.has(pattern)) pages.set(pattern, load(pattern))
      return pages.get(pattern)
    },
    slot: (slot, theme = slotPack(slot, site)) => {
      const key = `${slot}:${theme}`
      if (!slots.has(key)) {
        const override = theme === slotPack(slot, site) ? site.release.content.slots?.[slot] : undefined
        let found: Slot | undefined
        for (const document of [override, ...themeSlotDocuments(slot, themes, theme)]) {
          if (document === undefined) continue
          const read = readSlot(document)
          report(read, slot)
          if (read.ok) {
            found = { ...read.value, rows: resolveSections(read.value.rows, section, types) }
            break
          }
        }
        slots.set(key, found)
      }
      return slots.get(key)
    },
  }
}

const opened = new WeakMap<SitePages, OpenPages>()

/**
 * The pages that visitors have at the moment `now` (ms). A password page is a managers' page for every access check. An
 * offline page does not exist: its address may match another page's pattern or a redirect.
 */
export function openPages(site: Site, themes: Themes, log: Log, now = Date.now()): OpenPages {
  const all = sitePages(site, themes, log)
  const known = opened.get(all)
  if (known && now < known.until) return known
  const closed = new Set<string>()
  let until = Number.POSITIVE_INFINITY
  for (const pattern of all.patterns) {
    // Few pages have the setting, and only those are parsed for it.
    const mayBeClosed =
      !neededPaths.has(pattern) &&
      [site.release.content.pages?.[pattern], ...themePages(pattern, site, themes)].some(
        (document) => isRecord(document) && document.open !== undefined,
      )
    const { open } = (mayBeClosed ? all.page(pattern) : undefined) ?? {}
    until = Math.min(until, nextOpening(open, now))
    if (!isOpenAt(open, now)) closed.add(pattern)
  }
  const made = {
    ...withLocks(closed.size === 0 ? all : withoutClosed(all, closed, site, themes), site, new Set(all.patterns)),
    until,
  }
  opened.set(all, made)
  return made
}

function withLocks(pages: SitePages, site: Site, live: ReadonlySet<string>): Omit<OpenPages, 'until'> {
  const locks = locksOf(
    site,
    liveVersionOf(site.release.content, (path) => live.has(path)),
  )
  if (locks.size === 0) return pages
  const locked = new Map<string, OpenedPage | undefined>()
  return {
    ...pages,
    page: (pattern) => {
      const lock = locks.get(pattern)
      if (!lock) return pages.page(pattern)
      if (!locked.has(pattern)) {
        const page = pages.page(pattern)
        locked.set(pattern, page && lockedPage(page, lock))
      }
      return locked.get(pattern)
    },
  }
}

function withoutClosed(all: SitePages, closed: ReadonlySet<string>, site: Site, themes: Themes): SitePages {
  const { content } = site.release
  const addresses = siteAddresses(
    addressedPages(content, site, themes).filter(({ path }) => !closed.has(path)),
    content.redirects,
  )
  return {
    ...all,
    patterns: all.patterns.filter((pattern) => !closed.has(pattern)),
    addresses,
    led: followRedirects(new Map(Object.entries(site.redirects ?? {})), addresses),
    page: (pattern) => (closed.has(pattern) ? undefined : all.page(pattern)),
  }
}

/** A page's localised addresses, with parameters filled in. */
export function pageAddresses(
  { addresses }: SitePages,
  { path, params }: { path: string; params: Record<string, string> },
  site: Site,
): Partial<Record<Locale, string>> {
  const own = site.space.locales.map((locale) => [locale, addresses.inLanguage(path, params, locale)] as const)
  return Object.fromEntries(own.flatMap(([locale, { to, isOwn }]) => (isOwn ? [[locale, to]] : [])))
}

/**
 * A release's pages with all their addresses, in matching order. Themes have no localised addresses: those are the
 * site's text.
 */
export function addressedPages({ pages = {} }: ReleaseContent, site: Site, themes: Themes): AddressedPage[] {
  const all = new Set([...themePatterns(site, themes), ...Object.keys(pages)])
  all.delete(errorPattern)
  for (const [pattern, document] of Object.entries(pages)) if (document === null) all.delete(pattern)
  return [...all].sort(comparePatterns).map((path) => ({ path, own: ownPathsOf(pages[path]) }))
}

/** Addresses backed by slots of the theme. */
const slotPatterns = ['/', '/user/dashboard', '/cluster/user/dashboard', '/shop/checkout', '/billing/order/checkout']

/** Paths that the product links to: their pages may be changed, but not moved, trashed or taken offline. */
export const neededPaths: ReadonlySet<string> = new Set([errorPattern, ...slotPatterns, '/user/login'])

/** Every pattern for which the site's themes have a page, including the error page. */
export function themePatterns(site: Site, themes: Themes): string[] {
  const ofSlots = slotPatterns.filter((pattern) => {
    const slot = slotOf(pattern, site)
    return slot && themes.slot(packOf(slot, site), slot) !== undefined
  })
  return [...themes.patterns(site.theme.homepage), ...ofSlots]
}

/** The themes' unparsed documents for a page, nearest first: the first readable one is the theme's page. */
export function themePages(pattern: string, site: Site, themes: Themes): unknown[] {
  const slot = slotOf(pattern, site)
  const ofSlot = slot ? themes.chain(packOf(slot, site)).map((pack) => withPath(pack.slots.get(slot), pattern)) : []
  return [...ofSlot, ...themes.chain(site.theme.homepage).map((pack) => pack.pages.get(pattern))]
}

/** The themes' unparsed documents for a slot, nearest first. */
export function themeSlotDocuments(slot: DocumentSlot, themes: Themes, theme: string): unknown[] {
  return themes.chain(theme).map((pack) => pack.slots.get(slot))
}

/**
 * The slot's document as the page of `path`. The dashboard at /user is personal: a guest signs in first, whatever the
 * slot allows elsewhere.
 */
function withPath(document: unknown, path: string): unknown {
  if (!isRecord(document)) return document
  const isOpen = document.access === undefined || document.access === 'guest'
  return { ...document, path, ...(path === '/user/dashboard' && isOpen ? { access: 'user' } : {}) }
}
const describe = (problem: Problem) => `${problem.path.join('.')}: ${problem.message}`
