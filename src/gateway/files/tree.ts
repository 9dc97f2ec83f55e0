import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import type { FileRow } from './access'

/** Folders may lie so deep: deeper ones have no path that a system would take. */
export const maxDepth = 60

type Pooled = Pick<FileRow, 'drive' | 'ownerId'>

/** What shares room and turns: a person's own files, or all others of the site. */
export const poolOf = ({ drive, ownerId }: Pooled): string => (drive === 'mine' ? `mine:${ownerId ?? ''}` : 'site')

/**
 * Whoever changes where things lie, what they are called or how much they weigh takes turns, until the transaction ends. What was read
 * before has to be read again behind it. Several pools are taken in one order, so that nobody waits for one who waits for them.
 */
export async function takeTurn(db: Db, site: string, ...places: Pooled[]): Promise<void> {
  for (const pool of [...new Set(places.map(poolOf))].sort())
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`files:${site}:${pool}`}))`)
}

/** Ids of the items and of all in them, however deep, as a query. `inside` narrows which children are gone into. */
export function treeOf(ids: readonly string[], inside: SQL = sql`true`): SQL {
  return sql`(WITH RECURSIVE tree (id) AS (
    SELECT id FROM item WHERE id = ANY(${sql.param([...ids])}::text[])
    UNION
    SELECT child.id FROM item child JOIN tree ON child.site_id = current_site() AND child.parent_id = tree.id WHERE ${inside}
  ) SELECT id FROM tree)`
}

/** Of the children that a tree goes into. */
export const active = sql`child.trashed_at IS NULL`
export const trashedWith = (id: string) => sql`child.trashed_with = ${id}`

/** Of chosen items, in their order, those that lie in none of the others: what is done with a folder is done with all in it. */
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

/** The folders that a place lies in, from the root down to itself. */
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

/** How the folders of several places are reached from their roots, by the folder's id: `/Trips/2026`. One question, however deep they lie. */
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

/** How many folders lie below the deepest way down from each of these; 0 where they hold none. */
export async function depthBelow(db: Db, ids: readonly string[]): Promise<number> {
  const found = await db.execute(sql`
    WITH RECURSIVE tree (id, depth) AS (
      SELECT id, 0 FROM item WHERE id = ANY(${sql.param([...ids])}::text[])
      UNION
      SELECT child.id, tree.depth + 1 FROM item child JOIN tree ON child.site_id = current_site() AND child.parent_id = tree.id WHERE child.kind = 'folder' AND tree.depth < ${maxDepth * 2}
    ) SELECT coalesce(max(depth), 0)::int AS depth FROM tree`)
  return (found as unknown as { rows: { depth: number }[] }).rows[0]?.depth ?? 0
}
