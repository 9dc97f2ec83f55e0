import { eq } from 'drizzle-orm'
import type { DocumentPlace } from '@schemas/layout/document-key'
import { readPage, readSlot } from '@schemas/layout/read'
import { menuOf } from '@schemas/layout/menu-section'
import type { Db } from '../db/open'
import { release, type ReleaseContent, site as siteTable } from '../db/tables'
import { neededPaths, themePages, themeSlotDocuments } from '../pages/site-pages'
import { ownMenu } from '../pages/site-menus'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'

/** What may be changed, but neither moved nor put into the trash: what the product itself leads to, and menus. */
export function isFixed(place: DocumentPlace): boolean {
  if (place.kind === 'section') return menuOf(place.section) !== undefined
  return place.kind === 'slot' || neededPaths.has(place.path)
}

/** The theme's own document, whatever the site made of it; undefined when no theme of the site has one that can be read. A menu's is what the site was made with. */
export function themeDocument(place: DocumentPlace, site: Site, themes: Themes): unknown {
  if (place.kind === 'section') return ownMenu(place.section, site)
  const found =
    place.kind === 'page'
      ? themePages(place.path, site, themes)
      : themeSlotDocuments(place.slot, themes, site.theme[place.slot])
  return found.find(
    (document) => document !== undefined && (place.kind === 'page' ? readPage(document) : readSlot(document)).ok,
  )
}

/** What a release says of a document: its content, null for a page or a section that is gone, undefined where the theme's stands. */
export function releasedContent(content: ReleaseContent, place: DocumentPlace): unknown {
  // Of a section called like a member of every object there is nothing, unless the release has it.
  if (place.kind === 'section')
    return content.sections && Object.hasOwn(content.sections, place.section)
      ? content.sections[place.section]
      : undefined
  return place.kind === 'page' ? content.pages?.[place.path] : content.slots?.[place.slot]
}

/** What visitors see of a document; undefined where they see nothing. */
export function liveDocument(place: DocumentPlace, content: ReleaseContent, site: Site, themes: Themes): unknown {
  const released = releasedContent(content, place)
  return released === null ? undefined : (released ?? themeDocument(place, site, themes))
}

/** The release that visitors see at this moment: the request's own knowledge of it may be a second old. */
export async function currentRelease(db: Db, site: Site): Promise<{ no: number; content: ReleaseContent }> {
  const [state] = await db.select({ no: siteTable.releaseNo }).from(siteTable).where(eq(siteTable.siteId, site.id))
  if (!state || state.no === site.release.no) return site.release
  const [found] = await db
    .select({ no: release.no, content: release.content })
    .from(release)
    .where(eq(release.no, state.no))
  return found ?? site.release
}

const themeSites = new WeakMap<Site, Site>()

/** The site as it would be without any release of its own. */
export function themeSite(site: Site): Site {
  const known = themeSites.get(site) ?? { ...site, release: { no: 0, content: {} } }
  themeSites.set(site, known)
  return known
}
