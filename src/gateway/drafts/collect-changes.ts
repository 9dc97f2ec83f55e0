import { inArray, sql } from 'drizzle-orm'
import { pageKey, readKey } from '@schemas/layout/document-key'
import type { Page } from '@schemas/layout/page'
import type { Db } from '../db/open'
import { draft, type ReleaseChange, type ReleaseContent } from '../db/tables'
import { themePatterns } from '../pages/site-pages'
import type { Author } from './author'
import { differsFromLive } from './compare-state'
import { findDocument, mayEditStored } from './edited-document'
import { liveDocument, releasedContent, themeDocument } from './site-documents'
import { unpublishedSections } from './used-sections'

/**
 * Changes that publishing these documents makes to the release: those that differ from it, with the old addresses of
 * renamed ones and the new sections that they show. `all` means everything the author may edit. Throws the caller's
 * error for a document that is unknown or not theirs.
 */
export async function collectChanges(
  db: Db,
  author: Author,
  content: ReleaseContent,
  wanted: readonly string[] | 'all',
): Promise<ReleaseChange[]> {
  const { site, themes, role } = author
  const patterns = new Set(themePatterns(site, themes))
  const rows = await db
    .select({
      key: draft.document,
      version: draft.version,
      digest: draft.digest,
      hasContent: sql<boolean>`${draft.content} IS NOT NULL`,
      access: sql<Page['access'] | null>`${draft.content} ->> 'access'`,
      movedTo: draft.movedTo,
      trashedAt: draft.trashedAt,
    })
    .from(draft)
    .orderBy(draft.document)
  const changed = rows.filter((row) => {
    const place = readKey(row.key)
    const theme = () => themeDocument(place, site, themes)
    return differsFromLive(row, place, releasedContent(content, place), {
      isInTheme: place.kind === 'page' ? patterns.has(place.path) : theme() !== undefined,
      theme,
    })
  })
  const chosen = new Set(wanted === 'all' ? changed.map((row) => row.key) : wanted)
  // A new address and the redirect from the old one are published together.
  for (const row of rows) {
    if (!row.movedTo) continue
    if (chosen.has(pageKey(row.movedTo))) chosen.add(row.key)
    else if (chosen.has(row.key) && wanted !== 'all') chosen.add(pageKey(row.movedTo))
  }
  const moved = new Set(rows.flatMap((row) => (row.movedTo ? [row.key] : [])))
  // Sequential: they share one connection.
  for (const key of wanted === 'all' ? [] : chosen) if (!moved.has(key)) await findDocument(db, { key, ...author })
  const rowAt = new Map(rows.map((row) => [row.key, row]))
  type Row = (typeof rows)[number]
  const mayPublish = ({ key, hasContent, access, movedTo, trashedAt }: Row): boolean => {
    const place = readKey(key)
    const edited = hasContent ? { access } : movedTo ? undefined : themeDocument(place, site, themes)
    // Removing a document, or returning it to the theme, takes what visitors have of it.
    const taken = hasContent && !trashedAt ? undefined : liveDocument(place, content, site, themes)
    return mayEditStored(edited, role) && mayEditStored(taken, role)
  }
  const withheld = new Set(
    wanted === 'all'
      ? changed
          .filter((row) => !mayPublish(row))
          .flatMap(({ key, movedTo }) => (movedTo ? [key, pageKey(movedTo)] : [key]))
      : [],
  )
  const isWithheld = ({ key, movedTo }: Row): boolean => {
    if (wanted !== 'all') return false
    const arrived = movedTo ? rowAt.get(pageKey(movedTo)) : undefined
    // Only together: otherwise the page would have no address for visitors, or two.
    return withheld.has(key) || (arrived !== undefined && (withheld.has(arrived.key) || !mayPublish(arrived)))
  }
  const due = changed.filter((row) => chosen.has(row.key) && !isWithheld(row))
  const contents = new Map(
    (due.length > 0
      ? await db
          .select({ key: draft.document, version: draft.version, content: draft.content })
          .from(draft)
          .where(
            inArray(
              draft.document,
              due.map((row) => row.key),
            ),
          )
      : []
    ).map((row) => [row.key, row]),
  )
  const changes = due.flatMap(({ key, version, movedTo, trashedAt }): ReleaseChange[] => {
    // The version it was read with: a save may have come since the rows were read.
    const read = contents.get(key)
    if (!movedTo && !trashedAt) return [{ key, version: read?.version ?? version, content: read?.content ?? null }]
    const wasSeen = liveDocument(readKey(key), content, site, themes) !== undefined
    return [{ key, version, gone: true, ...(movedTo && wasSeen ? { movedTo } : {}) }]
  })
  // A page is published with the sections it needs.
  const taken = new Set(changes.map(({ key }) => key))
  const sections = await unpublishedSections(
    db,
    [...contents.values()].map((row) => row.content),
    content,
  )
  return [...changes, ...sections.filter(({ key }) => !taken.has(key))]
}
