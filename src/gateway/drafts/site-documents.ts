import { eq } from 'drizzle-orm'
import type { DocumentPlace } from '@schemas/layout/document-key'
import { readPage, readSlot } from '@schemas/layout/read'
import { menuOf } from '@schemas/layout/menu-section'
import type { Db } from '../db/open'
import { release, type ReleaseContent, site as siteTable } from '../db/tables'
import { neededPaths, slotPack, themePages, themeSlotDocuments } from '../pages/site-pages'
import { ownMenu } from '../pages/site-menus'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'

/** Documents that may be changed, but not moved or trashed: those that the product links to, and menus. */
export function isFixed(place: DocumentPlace): boolean {
  if (place.kind === 'section') return menuOf(place.section) !== undefined
  return place.kind === 'slot' || neededPaths.has(place.path)
}

/**
 * The theme's own document, whatever the site made of it; undefined when no theme of the site has a readable one. For a
 * menu, the one the site was created with.
 */
export function themeDocument(place: DocumentPlace, site: Site, themes: Themes): unknown {
  if (place.kind === 'section') return ownMenu(place.section, site)
  const found =
    place.kind === 'page'
      ? themePages(place.path, site, themes)
      : themeSlotDocuments(place.slot, themes, slotPack(place.slot, site))
  return found.find(
    (document) => document !== undefined && (place.kind === 'page' ? readPage(document) : readSlot(document)).ok,
  )
}

/** A release's content of a document: null for a removed page or section, undefined when the theme's applies. */
export function releasedContent(content: ReleaseContent, place: DocumentPlace): unknown {
  // Guards against section names such as `constructor`.
  if (place.kind === 'section')
    return content.sections && Object.hasOwn(content.sections, place.section)
      ? content.sections[place.section]
      : undefined
  return place.kind === 'page' ? content.pages?.[place.path] : content.slots?.[place.slot]
}

/** What visitors see of a document; undefined when they see nothing. */
export function liveDocument(place: DocumentPlace, content: ReleaseContent, site: Site, themes: Themes): unknown {
  const released = releasedContent(content, place)
  return released === null ? undefined : (released ?? themeDocument(place, site, themes))
}

/** The live release at this moment: the request's own copy may be a second old. */
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

/** The site without any release. */
export function themeSite(site: Site): Site {
  const known = themeSites.get(site) ?? { ...site, release: { no: 0, content: {} } }
  themeSites.set(site, known)
  return known
}
