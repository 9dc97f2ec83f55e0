import { and, asc, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import { documentKey, type DocumentPlace, pageKey, readKey, sectionKey, slotKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import { draft, draftVersion, publication, release, type ReleaseContent, site } from '../db/tables'

/** Live, edited, scheduled, or restorable. */
export type StoredWhere = 'live' | 'draft' | 'planned' | 'release' | 'version'
export type StoredDocument = {
  where: StoredWhere
  /** Of an older release or version. */ no?: number
  key: string
  place: DocumentPlace
  content: unknown
}
type InSite = <T>(work: (tx: Db) => Promise<T>) => Promise<T>

/** The largest release number. */
const maxInteger = 2_147_483_647
/** Drafts or versions read at a time. */
const batch = 20

/**
 * Every document that a site stores, one release or some versions in memory at a time, each read in a separate short
 * transaction.
 */
export async function* storedDocuments(inSite: InSite): AsyncGenerator<StoredDocument> {
  yield* releases(inSite)
  yield* drafts(inSite)
  yield* planned(inSite)
  yield* versions(inSite)
}

/** The live release first, then older ones, newest first. */
async function* releases(inSite: InSite): AsyncGenerator<StoredDocument> {
  const live = (await inSite((tx) => tx.select({ no: site.releaseNo }).from(site)))[0]?.no
  for (let before = maxInteger; ;) {
    const [found] = await inSite((tx) =>
      tx
        .select({ no: release.no, content: release.content })
        .from(release)
        .where(lt(release.no, before))
        .orderBy(desc(release.no))
        .limit(1),
    )
    if (!found) return
    before = found.no
    for (const document of ofRelease(found.content))
      yield found.no === live ? { ...document, where: 'live' } : { ...document, where: 'release', no: found.no }
  }
}

function ofRelease({
  pages = {},
  slots = {},
  sections = {},
}: ReleaseContent): Pick<StoredDocument, 'key' | 'place' | 'content'>[] {
  return [
    ...Object.entries(pages).map(([path, content]) => ({
      key: pageKey(path),
      place: { kind: 'page' as const, path },
      content,
    })),
    ...Object.entries(slots).map(([slot, content]) => ({
      key: slotKey(slot as 'header'),
      place: { kind: 'slot' as const, slot: slot as 'header' },
      content,
    })),
    ...Object.entries(sections).map(([section, content]) => ({
      key: sectionKey(section),
      place: { kind: 'section' as const, section },
      content,
    })),
  ].filter(({ content }) => content !== null && content !== undefined)
}

async function* drafts(inSite: InSite): AsyncGenerator<StoredDocument> {
  for (let after = ''; ;) {
    const rows = await inSite((tx) =>
      tx
        .select({ key: draft.document, content: draft.content })
        .from(draft)
        .where(and(isNotNull(draft.content), gt(draft.document, after)))
        .orderBy(asc(draft.document))
        .limit(batch),
    )
    for (const { key, content } of rows) if (isKey(key)) yield { where: 'draft', key, place: readKey(key), content }
    if (rows.length < batch) return
    after = rows.at(-1)?.key ?? ''
  }
}

async function* planned(inSite: InSite): AsyncGenerator<StoredDocument> {
  const rows = await inSite((tx) =>
    tx.select({ changes: publication.changes }).from(publication).where(eq(publication.status, 'waiting')),
  )
  for (const { changes } of rows)
    for (const change of changes)
      if ('content' in change && change.content && isKey(change.key))
        yield { where: 'planned', key: change.key, place: readKey(change.key), content: change.content }
}

async function* versions(inSite: InSite): AsyncGenerator<StoredDocument> {
  let last = { key: '', no: 0 }
  for (;;) {
    const { key: from, no } = last
    const rows = await inSite((tx) =>
      tx
        .select({ key: draftVersion.document, no: draftVersion.version, content: draftVersion.content })
        .from(draftVersion)
        // A document's newest version is the draft itself.
        .innerJoin(
          draft,
          and(
            eq(draft.siteId, draftVersion.siteId),
            eq(draft.document, draftVersion.document),
            sql`${draft.version} <> ${draftVersion.version}`,
          ),
        )
        .where(
          and(
            isNotNull(draftVersion.content),
            or(gt(draftVersion.document, from), and(eq(draftVersion.document, from), gt(draftVersion.version, no))),
          ),
        )
        .orderBy(asc(draftVersion.document), asc(draftVersion.version))
        .limit(batch),
    )
    for (const row of rows)
      if (isKey(row.key))
        yield { where: 'version', no: row.no, key: row.key, place: readKey(row.key), content: row.content }
    const end = rows.at(-1)
    if (rows.length < batch || !end) return
    last = { key: end.key, no: end.no }
  }
}

/** For instance, a theme's draft holds no blocks. */
const isKey = (key: string) => documentKey.safeParse(key).success
