import { hasRole, type Role } from '@schemas/layout/role'
import type { Page } from '@schemas/layout/page'
import type { Site } from '../platform/sites'

/** A page that asks for a word, as everybody is told of it: what names the word, never the word. */
export type PagePassword = { path: string; former: string[]; id: string; no: number }

/** The word that opens a page, and who may open it besides. */
export type Lock = { id: string; no: number; /** The lowest role of those who may come with the word. */ access: Role }

/** A page as visitors have it: one with a password is a page of managers, and those who give the word are let in by the one way there is. */
export type OpenedPage = Page & { lock?: Lock }

/**
 * Which of the addresses that visitors have are locked, and by what. A page that was given another address is locked where visitors have it: at the old one until the new one is published, and there again after a rollback.
 * What has no word of its own at its address and stands where a locked page may still be seen is locked as well: nothing opens by accident.
 */
export function locksOf({ passwords = [] }: Pick<Site, 'passwords'>, isLive: (path: string) => boolean): Map<string, Omit<Lock, 'access'>> {
  const locks = new Map<string, Omit<Lock, 'access'>>()
  for (const { path, former, id, no } of passwords) if (!isLive(path)) for (const each of former) locks.set(each, { id, no })
  for (const { path, id, no } of passwords) locks.set(path, { id, no })
  return locks
}

/** The page as a page of managers that is not to be found. Lists, search, sitemap, frames and forms ask who may open a page, and so need to know nothing of passwords. */
export function lockedPage(page: Page, lock: Omit<Lock, 'access'>): OpenedPage {
  return { ...page, access: hasRole('manager', page.access) ? 'manager' : page.access, noindex: true, lock: { ...lock, access: page.access } }
}

const unlockedSites = new WeakMap<Site, Site>()

/** The site as whoever edits it looks at it, by a preview link or as somebody else: passwords are for visitors. */
export function unlocked(site: Site): Site {
  if (!site.passwords) return site
  const { passwords: _, ...rest } = site
  const known = unlockedSites.get(site) ?? { ...rest, stamp: `${site.stamp} unlocked` }
  unlockedSites.set(site, known)
  return known
}
