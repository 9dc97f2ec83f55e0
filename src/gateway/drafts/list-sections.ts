import { like, or, sql } from 'drizzle-orm'
import { pageKey, readKey, sectionKey, slotKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { menuOfKey } from '@schemas/layout/menu-section'
import { sectionsIn, sectionType } from '@schemas/layout/sections'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { draft, type ReleaseContent } from '../db/tables'
import type { Site } from '../platform/sites'
import { currentRelease } from './site-documents'

export type Section = {
  key: string
  id: string
  title: LocalisedText
  version: number
  content: unknown
  uses: string[]
  draftUses: string[]
}

/** All insertable sections outside the trash, in their edited state, with the documents that show them. */
export async function listSections(db: Db, site: Site): Promise<Section[]> {
  const { content: released } = await currentRelease(db, site)
  const rows = await db
    .select({
      key: draft.document,
      version: draft.version,
      content: draft.content,
      trashedAt: draft.trashedAt,
      movedTo: draft.movedTo,
    })
    .from(draft)
    .where(or(like(draft.document, `${sectionKey('')}%`), sql`${draft.content}::text LIKE ${`%"${sectionType}"%`}`))
    .orderBy(draft.document)
  const drafted = new Set(rows.map(({ key }) => key))
  // Includes drafts that no longer show any section.
  const worked = new Map(
    (await db.select({ key: draft.document, movedTo: draft.movedTo }).from(draft)).map(({ key, movedTo }) => [
      key,
      movedTo,
    ]),
  )
  const uses = new Map<string, Set<string>>()
  const draftUses = new Map<string, Set<string>>()
  const note = (key: string, content: unknown, into: readonly Map<string, Set<string>>[]) => {
    for (const id of sectionsIn(content)) for (const found of into) found.set(id, (found.get(id) ?? new Set()).add(key))
  }
  for (const { key, content, trashedAt, movedTo } of rows)
    if (!trashedAt && !movedTo) note(key, content, [uses, draftUses])
  // Published documents without a draft; of the others, what visitors still see. A page whose address changed counts
  // once.
  for (const [key, content] of releasedDocuments(released)) {
    const movedTo = worked.get(key)
    note(movedTo ? pageKey(movedTo) : key, content, worked.has(key) ? [uses] : [uses, draftUses])
  }
  const published = Object.entries(released.sections ?? {}).flatMap(([id, content]) =>
    content === null || drafted.has(sectionKey(id)) ? [] : [{ key: sectionKey(id), version: 0, content }],
  )
  const own = rows.flatMap(({ key, version, content, trashedAt }) =>
    readKey(key).kind === 'section' && !trashedAt && content !== null ? [{ key, version, content }] : [],
  )
  return [...own, ...published]
    .filter(({ key }) => menuOfKey(key) === undefined)
    .map(({ key, version, content }) => {
      const id = key.slice(sectionKey('').length)
      return {
        key,
        id,
        title: ((isRecord(content) && content.title) || '') as LocalisedText,
        version,
        content,
        uses: [...(uses.get(id) ?? [])].sort(),
        draftUses: [...(draftUses.get(id) ?? [])].sort(),
      }
    })
}

function releasedDocuments({ pages = {}, slots = {}, sections = {} }: ReleaseContent): [string, unknown][] {
  const named = (of: Record<string, unknown>, key: (name: string) => string) =>
    Object.entries(of).map(([name, content]): [string, unknown] => [key(name), content])
  return [
    ...named(pages, pageKey),
    ...named(slots, (slot) => slotKey(slot as 'header')),
    ...named(sections, sectionKey),
  ].filter(([, content]) => content !== null)
}
