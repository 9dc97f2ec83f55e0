import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { isStoredMoment } from '@gateway/db/stored-moment'
import type { Db } from '@gateway/db/open'
import { CallError } from '@gateway/errors/call-error'
import { likePattern } from '@gateway/text/text-search'
import { type ChartRow, horaChart } from '../tables'
import { describeRow } from './describe'
import { countActiveShares } from './shares'

export type ChartQuery = {
  q?: string | undefined
  tag?: string | undefined
  sort: 'updated' | 'label' | 'birth'
  trashed: boolean
  cursor?: string | undefined
  limit: number
}

/** Labels in the order of their letters, whatever the server's language. */
const foldedLabel = sql<string>`lower(${horaChart.label}) COLLATE "C"`

/** What a list is sorted by: the key of a row in a cursor, the rows after one, and the order. */
const sorts = {
  updated: {
    key: (row: ChartRow) => row.updatedAt.toISOString(),
    after: (key: string, id: string) => sql`(${horaChart.updatedAt}, ${horaChart.id}) < (${key}::timestamptz, ${id})`,
    order: [desc(horaChart.updatedAt), desc(horaChart.id)],
  },
  label: {
    key: (row: ChartRow) => row.label.toLowerCase(),
    after: (key: string, id: string) =>
      sql`(${foldedLabel}, ${horaChart.id}) > (lower(${key}::text) COLLATE "C", ${id})`,
    order: [asc(foldedLabel), asc(horaChart.id)],
  },
  birth: {
    key: (row: ChartRow) => row.utc.toISOString(),
    after: (key: string, id: string) => sql`(${horaChart.utc}, ${horaChart.id}) > (${key}::timestamptz, ${id})`,
    order: [asc(horaChart.utc), asc(horaChart.id)],
  },
} satisfies Record<ChartQuery['sort'], unknown>

/** A page of a person's charts, with the number of all that the filter holds. */
export async function listCharts(
  db: Db,
  person: string,
  { q, tag, sort, trashed, cursor, limit }: ChartQuery,
): Promise<{ items: SavedChart[]; next?: string; total: number }> {
  const { key, after, order } = sorts[sort]
  const filter = and(
    eq(horaChart.ownerId, person),
    trashed ? isNotNull(horaChart.trashedAt) : isNull(horaChart.trashedAt),
    tag ? sql`${horaChart.tags} ? ${tag}` : undefined,
    q ? containing(q) : undefined,
  )
  const from = cursor === undefined ? undefined : after(...readCursor(cursor, sort))
  const rows = await db
    .select()
    .from(horaChart)
    .where(and(filter, from))
    .orderBy(...order)
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(horaChart).where(filter)
  const shown = rows.slice(0, limit)
  const shares = await countActiveShares(
    db,
    shown.map(({ id }) => id),
  )
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => describeRow(row, shares.get(row.id) ?? 0)),
    total: counted?.total ?? 0,
    ...(last ? { next: writeCursor(sort, key(last), last.id) } : {}),
  }
}

function containing(q: string): SQL | undefined {
  const pattern = likePattern(q.normalize('NFC').toLowerCase())
  return or(
    ...[horaChart.label, horaChart.placeLabel, horaChart.note].map((column) => sql`lower(${column}) LIKE ${pattern}`),
    sql`EXISTS (SELECT 1 FROM jsonb_array_elements_text(${horaChart.tags}) AS tag WHERE lower(tag) LIKE ${pattern})`,
  )
}

const writeCursor = (...parts: [sort: string, key: string, id: string]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

function readCursor(text: string, sort: ChartQuery['sort']): [key: string, id: string] {
  const [of, key, id] = parsed(text)
  const isKey = sort === 'label' || isStoredMoment(String(key))
  if (of === sort && typeof key === 'string' && isKey && typeof id === 'string' && !(key + id).includes('\0'))
    return [key, id]
  throw new CallError('invalid_cursor', 'The list cannot go on from there.', { cursor: 'Not a place in this list.' })
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
