import { pageKey } from '@schemas/layout/document-key'
import { hasRole, type Role } from '@schemas/layout/role'
import type { Page } from '@schemas/layout/page'
import type { LeftAddress } from '../db/page-password-tables'
import type { ReleaseContent } from '../db/tables'
import type { Site } from '../platform/sites'

/** A page that asks for a word, as everybody is told of it: what names the word, never the word. */
export type PagePassword = { path: string | null; former: LeftAddress[]; id: string; no: number }

/** The word that opens a page, and who may open it besides. */
export type Lock = { id: string; no: number; /** The lowest role of those who may come with the word. */ access: Role }

/** A page as visitors have it: one with a password is a page of managers, and those who give the word are let in by the one way there is. */
export type OpenedPage = Page & { lock?: Lock }

/** The number of the draft that visitors have at an address; undefined where they have nothing. */
export type LiveVersion = (path: string) => number | undefined

/** A page of which the site never published anything is the theme's, and older than every draft. */
export const liveVersionOf =
  ({ versions }: Pick<ReleaseContent, 'versions'>, isLive: (path: string) => boolean): LiveVersion =>
  (path) =>
    isLive(path) ? (versions?.[pageKey(path)] ?? 0) : undefined

/**
 * Which of the addresses that visitors have are locked, and by what. A page that has left its address is locked where visitors have it: until what came instead is published, and there again after a rollback. A release says which draft
 * each page is of, so that this holds whatever else goes, comes or stays meanwhile. What has a word at its address is locked there by that one from when it is set, whatever visitors have there.
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

/** The addresses that pages have left and where visitors still have them. Of several that have stood at one it is the page that left first. */
export function stillSeen<Of extends Pick<PagePassword, 'former'>>(
  passwords: readonly Of[],
  liveVersion: LiveVersion,
): { path: string; of: Of }[] {
  const left = passwords.flatMap((of) => of.former.map(({ path, until }) => ({ path, until, of })))
  return left.filter(({ path, until }) => (liveVersion(path) ?? until) < until).sort((a, b) => a.until - b.until)
}

/** The page as a page of managers that is not to be found. Lists, search, sitemap, frames and forms ask who may open a page, and so need to know nothing of passwords. */
export function lockedPage(page: Page, lock: Omit<Lock, 'access'>): OpenedPage {
  return {
    ...page,
    access: hasRole('manager', page.access) ? 'manager' : page.access,
    noindex: true,
    lock: { ...lock, access: page.access },
  }
}

const unlockedSites = new WeakMap<Site, Site>()

/** The site in which some of its addresses ask for nothing. */
export function unlockedAt(site: Site, paths: ReadonlySet<string>): Site {
  if (!site.passwords) return site
  const passwords = site.passwords.map(({ path, former, ...others }) => ({
    ...others,
    path: path !== null && paths.has(path) ? null : path,
    former: former.filter((left) => !paths.has(left.path)),
  }))
  return { ...site, passwords }
}

/** The site as whoever edits it looks at it as somebody else: passwords are for visitors. */
export function unlocked(site: Site): Site {
  if (!site.passwords) return site
  const { passwords: _, ...rest } = site
  const known = unlockedSites.get(site) ?? { ...rest, stamp: `${site.stamp} unlocked` }
  unlockedSites.set(site, known)
  return known
}
