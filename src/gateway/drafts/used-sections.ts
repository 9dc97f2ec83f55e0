import { inArray } from 'drizzle-orm'
import { sectionKey } from '@schemas/layout/document-key'
import { sectionsIn } from '@schemas/layout/sections'
import type { Db } from '../db/open'
import { draft, type ReleaseContent } from '../db/tables'

export type DraftSection = { key: string; version: number; content: unknown }

/**
 * Draft sections that these documents show, directly or through another section, and that visitors do not have yet:
 * without them a page would have a gap. Trashed sections stay there.
 */
export async function unpublishedSections(
  db: Db,
  documents: readonly unknown[],
  release: ReleaseContent,
): Promise<DraftSection[]> {
  const found = new Map<string, DraftSection>()
  for (let pending = [...sectionsIn(documents)]; pending.length > 0;) {
    const keys = pending
      .filter((id) => !release.sections?.[id])
      .map(sectionKey)
      .filter((key) => !found.has(key))
    const rows =
      keys.length > 0
        ? await db
            .select({ key: draft.document, version: draft.version, content: draft.content, trashedAt: draft.trashedAt })
            .from(draft)
            .where(inArray(draft.document, keys))
        : []
    const fresh = rows.filter(({ content, trashedAt }) => content !== null && !trashedAt)
    for (const { key, version, content } of fresh) found.set(key, { key, version, content })
    pending = [...sectionsIn(fresh.map(({ content }) => content))]
  }
  return [...found.values()]
}
