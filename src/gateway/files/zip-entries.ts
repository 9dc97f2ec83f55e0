import { sql } from 'drizzle-orm'
import { nameParts } from '@schemas/name-parts'
import type { Db } from '../db/open'
import type { FileRow } from './access'
import { topsOf } from './tree'

/** A file, or an empty folder, as an archive entry. */
export type ZipEntry = { path: string; key?: string; size: number; at: Date }

/** Maximum entries: more take long to list, and nobody waits for such a download. */
export const maxZipped = 20_000

type Found = {
  id: string
  top: string
  rest: string
  kind: 'file' | 'folder'
  storage_key: string | null
  size: string | number | null
  updated_at: string | Date
  is_empty: boolean
}

/**
 * All files of the chosen items and their content, by path; duplicate names are numbered. An item chosen with its
 * folder appears once, in the folder. Undefined when there are too many.
 */
export async function zipEntries(db: Db, chosen: readonly FileRow[]): Promise<ZipEntry[] | undefined> {
  const chosenTops = await topsOf(db, chosen)
  const found = await db.execute(sql`
    WITH RECURSIVE tree (id, top, rest) AS (
      SELECT id, id, '' FROM item WHERE id = ANY(${sql.param(chosenTops.map((row) => row.id))}::text[]) AND trashed_at IS NULL
      UNION ALL
      SELECT child.id, tree.top, tree.rest || '/' || child.name FROM item child JOIN tree ON child.site_id = current_site() AND child.parent_id = tree.id WHERE child.trashed_at IS NULL
    )
    SELECT tree.id, tree.top, tree.rest, item.kind, item.storage_key, item.size, item.updated_at,
      NOT EXISTS (SELECT 1 FROM item below WHERE below.site_id = current_site() AND below.parent_id = tree.id AND below.trashed_at IS NULL) AS is_empty
    FROM tree JOIN item ON item.site_id = current_site() AND item.id = tree.id
    ORDER BY tree.top, tree.rest LIMIT ${2 * maxZipped + 1}`)
  const rows = (found as unknown as { rows: Found[] }).rows
  const tops = numbered(chosenTops)
  const entries = rows.flatMap((row): ZipEntry[] => {
    const top = tops.get(row.top)
    if (top === undefined || (row.kind === 'folder' && !row.is_empty)) return []
    return [
      {
        path: top + row.rest,
        ...(row.kind === 'file' && row.storage_key ? { key: row.storage_key } : {}),
        size: Number(row.size ?? 0),
        at: new Date(row.updated_at),
      },
    ]
  })
  return entries.length > maxZipped || rows.length > 2 * maxZipped ? undefined : entries
}

/** Names for files from several folders: a duplicate gets "(1)", as siblings do. */
function numbered(rows: readonly FileRow[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    rows.map((row) => {
      // Some systems read a path beginning with `C:` as a drive, and archivers refuse it.
      const plain = row.name.replace(/^([a-z]):/i, '$1_')
      const { base, ending } = nameParts(plain)
      for (let count = 0; ; count++) {
        const name = count === 0 ? plain : `${base} (${count})${ending}`
        const key = name.normalize('NFC').toLowerCase()
        if (taken.has(key)) continue
        taken.add(key)
        return [row.id, name]
      }
    }),
  )
}
