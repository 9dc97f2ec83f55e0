import { and, desc, eq, sql } from 'drizzle-orm'
import { pageKey, readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { Db } from '../db/open'
import { draft, person, release, site as sites } from '../db/tables'
import type { Author } from './author'
import { personName } from './draft-rows'
import { findDocument, type Found, mayEditStored } from './edited-document'
import { releasedContent } from './site-documents'

/** The keys under which releases may have a document: its own, and those of a page's former addresses. */
async function keysOf(db: Db, { key, place }: Pick<Found, 'key' | 'place'>): Promise<string[]> {
  if (place.kind !== 'page') return [key]
  const former = await db.select({ key: draft.document }).from(draft).where(eq(draft.movedTo, place.path))
  return [key, ...former.map((row) => row.key)]
}

export type PageRelease = {
  no: number
  at?: string
  by?: string
  note?: string
  isLive?: boolean
  isGone?: boolean
}

/** The releases that changed a document for visitors, newest first, then the theme's original under number 0. */
export async function pageReleases(db: Db, author: Author, key: string): Promise<PageRelease[]> {
  const found = await findDocument(db, { key, ...author })
  const keys = await keysOf(db, found)
  const column = { page: 'pages', slot: 'slots', section: 'sections' }[found.place.kind]
  // One column for each address; only the access of a page is read, not the page.
  const stateOf = (each: string) => {
    const name = each.slice(each.indexOf(':') + 1)
    return sql`jsonb_build_object('state', coalesce(jsonb_typeof(${release.content} -> ${column}::text -> ${name}::text), 'absent'), 'access', ${release.content} -> ${column}::text -> ${name}::text ->> 'access')`
  }
  const rows = await db
    .select({
      no: release.no,
      at: release.publishedAt,
      note: release.note,
      by: personName,
      live: sites.releaseNo,
      states: sql<
        { state: string; access: string | null }[]
      >`jsonb_build_array(${sql.join(keys.map(stateOf), sql`, `)})`,
    })
    .from(release)
    .innerJoin(sites, eq(sites.siteId, release.siteId))
    .leftJoin(person, and(eq(person.siteId, release.siteId), eq(person.id, release.publishedBy)))
    .where(
      sql`EXISTS (SELECT FROM jsonb_array_elements_text(${release.content} -> 'changed') AS changed (key) WHERE changed.key IN ${keys})`,
    )
    .orderBy(desc(release.no))
  const [newest] = rows
  const isLive = (no: number) => newest !== undefined && no === newest.no && no <= newest.live
  const shown = rows.flatMap(({ no, at, note, by, states }): PageRelease[] => {
    const had = states.find(({ state }) => state === 'object')
    if (had && !mayEditStored(had, author.role)) return []
    // Without its own content it is the theme's, if that has one.
    const isGone = !had && (found.theme === undefined || states.some(({ state }) => state === 'null'))
    return [
      {
        no,
        at: at.toISOString(),
        ...(note ? { note } : {}),
        ...(by ? { by } : {}),
        ...(isLive(no) ? { isLive: true } : {}),
        ...(isGone ? { isGone: true } : {}),
      },
    ]
  })
  const isOriginal = found.theme !== undefined && mayEditStored(found.theme, author.role)
  return [...shown, ...(isOriginal ? [{ no: 0, ...(rows.length === 0 ? { isLive: true } : {}) }] : [])]
}

/** A document as a release had it, at its address of today; undefined when that had none. */
export async function releasedAs(db: Db, author: Author, key: string, no: number): Promise<unknown> {
  const found = await findDocument(db, { key, ...author })
  if (no === 0) return found.theme
  const [row] = await db.select({ content: release.content }).from(release).where(eq(release.no, no))
  if (!row) return undefined
  const had = (await keysOf(db, found)).map((each) => releasedContent(row.content, readKey(each))).find(isRecord)
  const content = had ?? found.theme
  return found.place.kind === 'page' && isRecord(content) && pageKey(found.place.path) === key
    ? { ...content, path: found.place.path }
    : content
}
