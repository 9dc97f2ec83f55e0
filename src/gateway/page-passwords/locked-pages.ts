import { pageKey } from '@schemas/layout/document-key'
import { hasRole, type Role } from '@schemas/layout/role'
import type { Page } from '@schemas/layout/page'
import type { LeftAddress } from '../db/page-password-tables'
import type { ReleaseContent } from '../db/tables'
import type { Site } from '../platform/sites'

/** A password-protected page, without the password itself: only its id. */
export type PagePassword = { path: string | null; former: LeftAddress[]; id: string; no: number }

/** The password that opens a page, and who may open it without one. */
export type Lock = { id: string; no: number; /** The lowest role that may use the password. */ access: Role }

/**
 * A page as visitors have it: with a password it counts as a managers' page, and the password is the only other way to
 * open it.
 */
export type OpenedPage = Page & { lock?: Lock }

/** Version of the live draft at an address; undefined when visitors have nothing. */
export type LiveVersion = (path: string) => number | undefined

/** A page that the site never published is the theme's, and older than every draft. */
export const liveVersionOf =
  ({ versions }: Pick<ReleaseContent, 'versions'>, isLive: (path: string) => boolean): LiveVersion =>
  (path) =>
    isLive(path) ? (versions?.[pageKey(path)] ?? 0) : undefined

/**
 * Which live addresses are locked, and by which password. A page that has left its address stays locked where visitors
 * have it: until the replacement is published, and again after a rollback. A release records each page's draft version,
 * so that this holds whatever else changes. A password at an address applies from the moment it is set, whatever
 * visitors have there.
 */
export function locksOf(
  { passwords = [] }: Pick<Site, 'passwords'>,
  liveVersion: LiveVersion,
): Map<string, Omit<Lock, 'access'>> {
  const locks = new Map<string, Omit<Lock, 'access'>>()
  for (const { path, id, no } of passwords) if (path !== null) locks.set(path, { id, no })
  for (const {
    path,
    of: { id, no },
  } of stillSeen(passwords, liveVersion).reverse())
    locks.set(path, { id, no })
  return locks
}

/**
 * Former addresses where visitors still have the page. Of several pages that were at one address, the one that left
 * first.
 */
export function stillSeen<Of extends Pick<PagePassword, 'former'>>(
  passwords: readonly Of[],
  liveVersion: LiveVersion,
): { path: string; of: Of }[] {
  const left = passwords.flatMap((of) => of.former.map(({ path, until }) => ({ path, until, of })))
  return left.filter(({ path, until }) => (liveVersion(path) ?? until) < until).sort((a, b) => a.until - b.until)
}

/**
 * The page as an unlisted managers' page. Lists, search, sitemap, frames and forms check who may open a page, and so
 * need not know of passwords.
 */
export function lockedPage(page: Page, lock: Omit<Lock, 'access'>): OpenedPage {
  return {
    ...page,
    access: hasRole('manager', page.access) ? 'manager' : page.access,
    noindex: true,
    lock: { ...lock, access: page.access },
  }
}

const unlockedSites = new WeakMap<Site, Site>()

/** The site with some addresses opened without a password. */
export function unlockedAt(site: Site, paths: ReadonlySet<string>): Site {
  if (!site.passwords) return site
  const passwords = site.passwords.map(({ path, former, ...others }) => ({
    ...others,
    path: path !== null && paths.has(path) ? null : path,
    former: former.filter((left) => !paths.has(left.path)),
  }))
  return { ...site, passwords }
}

/** The site as its editors view it as another role: passwords are for visitors. */
export function unlocked(site: Site): Site {
  if (!site.passwords) return site
  const { passwords: _, ...rest } = site
  const known = unlockedSites.get(site) ?? { ...rest, stamp: `${site.stamp} unlocked` }
  unlockedSites.set(site, known)
  return known
}
