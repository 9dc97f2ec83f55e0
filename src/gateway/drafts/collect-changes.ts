import { inArray, sql } from 'drizzle-orm'
import { pageKey } from '@schemas/layout/document-key'
import type { Page } from '@schemas/layout/page'
import type { Db } from '../db/open'
import { draft, type ReleaseChange, type ReleaseContent } from '../db/tables'
import { themePatterns } from '../pages/site-pages'
import type { Author } from './author'
import { differsFromLive } from './compare-state'
import { type DocumentRef, documentRef } from './document-ref'
import { mayEditStored, readEditable } from './edited-document'
import { unpublishedSections } from './used-sections'

/**
 * Changes that publishing these documents makes to the release: those that differ from it, with the old addresses of
 * renamed ones and the new sections that they show. `all` means everything the author may edit. Throws the caller's
 * error for a document that is unknown or not theirs. Asks the database as often for a thousand documents as for one.
 */
export async function collectChanges(
  db: Db,
  author: Author,
  content: ReleaseContent,
  wanted: readonly string[] | 'all',
): Promise<ReleaseChange[]> {
  const refs = new Map<string, DocumentRef>()
  const refOf = (key: string): DocumentRef => {
    const ref = refs.get(key) ?? documentRef(key, content, author)
    refs.set(key, ref)
    return ref
  }
  const rows = (await readStates(db)).map((row) => ({ ...row, ref: refOf(row.key) }))
  const patterns = new Set(themePatterns(author.site, author.themes))
  const changed = rows.filter((row) => isChanged(row, patterns))
  const chosen = wanted === 'all' ? changed.map(({ key }) => key) : withMoves(wanted, rows)
  const contents = await readContents(db, chosen)
  if (wanted !== 'all') {
    const moved = new Set(rows.flatMap((row) => (row.movedTo ? [row.key] : [])))
    for (const key of chosen) if (!moved.has(key)) readEditable(refOf(key), contents.get(key), author)
  }
  const isChosen = new Set(chosen)
  const published = wanted === 'all' ? notWithheld(changed, rows, author) : changed
  const due = published.filter(({ key }) => isChosen.has(key))
  const changes = due.map((row) => changeOf(row, contents.get(row.key)))
  // A page is published with the sections it needs.
  const taken = new Set(changes.map(({ key }) => key))
  const sections = await unpublishedSections(
    db,
    due.map(({ key }) => contents.get(key)?.content),
    content,
  )
  return [...changes, ...sections.filter(({ key }) => !taken.has(key))]
}

type State = {
  key: string
  version: number
  digest: string
  hasContent: boolean
  access: Page['access'] | null
  movedTo: string | null
  trashedAt: Date | null
}
type Row = State & { ref: DocumentRef }

/** The state of every draft, without the content. */
const readStates = (db: Db): Promise<State[]> =>
  db
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

type Content = Pick<typeof draft.$inferSelect, 'version' | 'content' | 'digest' | 'movedTo' | 'trashedAt'>

async function readContents(db: Db, keys: readonly string[]): Promise<Map<string, Content>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({
      key: draft.document,
      version: draft.version,
      content: draft.content,
      digest: draft.digest,
      movedTo: draft.movedTo,
      trashedAt: draft.trashedAt,
    })
    .from(draft)
    .where(inArray(draft.document, [...keys]))
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

function isChanged(row: Row, patterns: ReadonlySet<string>): boolean {
  const { ref } = row
  const { place } = ref
  return differsFromLive(row, place, ref.released, {
    isInTheme: place.kind === 'page' ? patterns.has(place.path) : ref.theme !== undefined,
    theme: () => ref.theme,
  })
}

/** A new address and the redirect from the old one are published together. */
function withMoves(wanted: readonly string[], rows: readonly Row[]): string[] {
  const chosen = new Set(wanted)
  for (const { key, movedTo } of rows) {
    if (!movedTo) continue
    if (chosen.has(pageKey(movedTo))) chosen.add(key)
    else if (chosen.has(key)) chosen.add(pageKey(movedTo))
  }
  return [...chosen]
}

/** What the author may publish of all changes. */
function notWithheld(changed: readonly Row[], rows: readonly Row[], { role }: Author): Row[] {
  const mayPublish = ({ ref, hasContent, access, movedTo, trashedAt }: Row): boolean => {
    const edited = hasContent ? { access } : movedTo ? undefined : ref.theme
    // Removing a document, or returning it to the theme, takes what visitors have of it.
    const taken = hasContent && !trashedAt ? undefined : ref.live
    return mayEditStored(edited, role) && mayEditStored(taken, role)
  }
  const withheld = new Set(
    changed
      .filter((row) => !mayPublish(row))
      .flatMap(({ key, movedTo }) => (movedTo ? [key, pageKey(movedTo)] : [key])),
  )
  const rowAt = new Map(rows.map((row) => [row.key, row]))
  return changed.filter(({ key, movedTo }) => {
    const arrived = movedTo ? rowAt.get(pageKey(movedTo)) : undefined
    // Only together: otherwise the page would have no address for visitors, or two.
    return !withheld.has(key) && (!arrived || (!withheld.has(arrived.key) && mayPublish(arrived)))
  })
}

function changeOf({ key, version, movedTo, trashedAt, ref }: Row, read: Content | undefined): ReleaseChange {
  // The version it was read with: a save may have come since the rows were read.
  if (!movedTo && !trashedAt) return { key, version: read?.version ?? version, content: read?.content ?? null }
  return { key, version, gone: true, ...(movedTo && ref.live !== undefined ? { movedTo } : {}) }
}
