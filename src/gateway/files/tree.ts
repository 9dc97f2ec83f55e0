import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import type { FileRow } from './access'

/** Maximum folder depth: deeper ones exceed the path limits of file systems. */
export const maxDepth = 60

type Pooled = Pick<FileRow, 'drive' | 'ownerId'>

/** The unit of quota and locking: a person's own files, or all other files of the site. */
export const poolOf = ({ drive, ownerId }: Pooled): string => (drive === 'mine' ? `mine:${ownerId ?? ''}` : 'site')

/**
 * Locks pools until the transaction ends, for changes of location, name or size. Anything read before must be read
 * again afterwards. Several pools are locked in a fixed order, which prevents deadlocks.
 */
export async function takeTurn(db: Db, site: string, ...places: Pooled[]): Promise<void> {
  for (const pool of [...new Set(places.map(poolOf))].sort())
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`files:${site}:${pool}`}))`)
}

/** Ids of items and of everything in them, at any depth, as a query. `inside` limits which children are entered. */
export function treeOf(ids: readonly string[], inside: SQL = sql`true`): SQL {
  return sql`(WITH RECURSIVE tree (id) AS (
    SELECT id FROM item WHERE id = ANY(${sql.param([...ids])}::text[])
    UNION
    SELECT child.id FROM item child JOIN tree ON child.site_id = current_site() AND child.parent_id = tree.id WHERE ${inside}
  ) SELECT id FROM tree)`
}

/** For the children that a tree enters. */
export const active = sql`child.trashed_at IS NULL`
export const trashedWith = (id: string) => sql`child.trashed_with = ${id}`

/**
 * Those of the chosen items, in order, that are inside none of the others: an operation on a folder covers its content.
 */
export async function topsOf<Chosen extends { id: string }>(db: Db, chosen: readonly Chosen[]): Promise<Chosen[]> {
  if (chosen.length < 2) return [...chosen]
  const ids = sql`${sql.param(chosen.map(({ id }) => id))}::text[]`
  const found = await db.execute(sql`
    WITH RECURSIVE up (id, parent_id) AS (
      SELECT id, parent_id FROM item WHERE id = ANY(${ids})
      UNION
      SELECT up.id, above.parent_id FROM item above JOIN up ON above.site_id = current_site() AND above.id = up.parent_id WHERE NOT up.parent_id = ANY(${ids})
    ) SELECT id FROM up WHERE parent_id = ANY(${ids})`)
  const inner = new Set((found as unknown as { rows: { id: string }[] }).rows.map((row) => row.id))
  return chosen.filter(({ id }) => !inner.has(id))
}

/** The folders above a location, from the root down to itself. */
export async function ancestorsOf(db: Db, parentId: string | null): Promise<{ id: string; name: string }[]> {
  if (parentId === null) return []
  const found = await db.execute(sql`
    WITH RECURSIVE up (id, name, parent_id, depth) AS (
      SELECT id, name, parent_id, 0 FROM item WHERE id = ${parentId}
      UNION ALL
      SELECT above.id, above.name, above.parent_id, up.depth + 1 FROM item above JOIN up ON above.id = up.parent_id WHERE up.depth < ${maxDepth * 2}
    ) SELECT id, name FROM up ORDER BY depth DESC`)
  return (found as unknown as { rows: { id: string; name: string }[] }).rows
}

/** Paths of several folders from their roots, by folder id: `/Trips/2026`. One query, whatever the depth. */
export async function pathsOf(db: Db, parents: readonly (string | null)[]): Promise<Map<string | null, string>> {
  const paths = new Map<string | null, string>([[null, '/']])
  const wanted = [...new Set(parents.filter((id) => id !== null))]
  if (wanted.length === 0) return paths
  const found = await db.execute(sql`
    WITH RECURSIVE up (start, name, parent_id, depth) AS (
      SELECT id, name, parent_id, 0 FROM item WHERE id = ANY(${sql.param(wanted)}::text[])
      UNION ALL
      SELECT up.start, above.name, above.parent_id, up.depth + 1 FROM item above JOIN up ON above.site_id = current_site() AND above.id = up.parent_id WHERE up.depth < ${maxDepth * 2}
    ) SELECT start, name FROM up ORDER BY start, depth`)
  const names = new Map<string, string[]>()
  for (const { start, name } of (found as unknown as { rows: { start: string; name: string }[] }).rows)
    names.set(start, [name, ...(names.get(start) ?? [])])
  for (const id of wanted) paths.set(id, `/${(names.get(id) ?? ['']).join('/')}`)
  return paths
}

/** Depth of the deepest folder below each of these; 0 without subfolders. */
export async function depthBelow(db: Db, ids: readonly string[]): Promise<number> {
  const found = await db.execute(sql`
    WITH RECURSIVE tree (id, depth) AS (
      SELECT id, 0 FROM item WHERE id = ANY(${sql.param([...ids])}::text[])
      UNION
      SELECT child.id, tree.depth + 1 FROM item child JOIN tree ON child.site_id = current_site() AND child.parent_id = tree.id WHERE child.kind = 'folder' AND tree.depth < ${maxDepth * 2}
    ) SELECT coalesce(max(depth), 0)::int AS depth FROM tree`)
  return (found as unknown as { rows: { depth: number }[] }).rows[0]?.depth ?? 0
}
