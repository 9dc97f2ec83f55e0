import { and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { SortOf } from '@schemas/list'
import type { Db } from '../db/open'
import { likePattern, queryTerms } from '../text/text-search'
import { afterCursor, cursorValue, orderOf, type SortKey, sortName } from './keyset'
import { decodeListCursor, encodeListCursor, invalidCursor } from './list-cursor'

/** Matches counted for a total; beyond, counting costs more than the number is worth. */
const maxCounted = 10_000

/** Of a list call's input (`@schemas/list`): what every list has. */
export type ListPage = {
  q?: string | undefined
  sort?: string | undefined
  cursor?: string | undefined
  limit: number
  total?: boolean | undefined
}

/** A filter: a column that equals the value, or the condition for it. */
type Filter<V> = PgColumn | ((value: NonNullable<V>) => SQL | undefined)

type Options<C extends SelectedFields, I extends ListPage, S extends string> = {
  from: PgTable
  /** Adds joins to the query, for a row each at most: `(query) => query.leftJoin(…)`. */
  join?: (query: PgSelect) => unknown
  columns: C
  /** Unique and never null: decides between equal rows. */
  id: PgColumn
  sorts: Readonly<Record<S, SortKey>>
  defaultSort: SortOf<NoInfer<S>>
  /** By the names of the input. */
  filters?: { readonly [N in Exclude<keyof I, keyof ListPage>]?: Filter<I[N]> }
  /** What `q` is looked for in: each of its terms must be in one of these, in any case. */
  search?: readonly (PgColumn | SQL)[]
  where?: SQL | undefined
  /** Counts every match for a total, where callers rely on it; otherwise there is none beyond some thousands. */
  countsAll?: boolean
  input: I
}

type Page<C extends SelectedFields> = { items: SelectResultFields<C>[]; next?: string; total?: number }

/**
 * One page of a list, by keyset: a cursor holds the last row's sort value and id, so that rows added or removed between
 * two pages neither repeat nor hide another. Throws the caller's error for a cursor of another sort.
 */
export async function listRows<C extends SelectedFields, I extends ListPage, S extends string>(
  db: Db,
  { from, join, columns, id, sorts, defaultSort, filters = {}, search = [], where, countsAll, input }: Options<C, I, S>,
): Promise<Page<C>> {
  const sort = input.sort ?? defaultSort
  const key = (sorts as Partial<Record<string, SortKey>>)[sortName(sort)]
  if (!key) throw new Error(`The list has no sort called ${sort}.`)
  const cursor = input.cursor === undefined ? undefined : decodeListCursor(input.cursor, sort)
  const matches = and(where, ...filterConditions(filters, input), ...searchConditions(search, input.q))
  const query = <F extends SelectedFields>(fields: F) => {
    const select = db
      .select(fields)
      .from(from as PgTable)
      .$dynamic()
    join?.(select as unknown as PgSelect)
    return select
  }
  const rows = (await query({ ...columns, listValue: cursorValue(key), listId: sql<string>`(${id})::text` })
    .where(and(matches, cursor && afterCursor(key, cursor, id)))
    .orderBy(...orderOf(key, sort, id))
    .limit(input.limit + 1)
    .catch((error: unknown) => {
      throw cursor && isBadValue(error) ? invalidCursor() : error
    })) as unknown as (Record<string, unknown> & { listValue: string | null; listId: string })[]
  const shown = rows.slice(0, input.limit)
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  const items = shown.map(({ listValue: _value, listId: _id, ...row }) => row) as SelectResultFields<C>[]
  const total = input.total ? await countMatches() : undefined
  return {
    items,
    ...(last ? { next: encodeListCursor({ sort, value: last.listValue, id: last.listId }) } : {}),
    ...(total === undefined ? {} : { total }),
  }

  async function countMatches(): Promise<number | undefined> {
    const found = query({ one: sql<number>`1`.as('one') }).where(matches)
    if (!countsAll) found.limit(maxCounted + 1)
    const [counted] = await db.select({ rows: count() }).from(found.as('found'))
    return counted && (countsAll || counted.rows <= maxCounted) ? counted.rows : undefined
  }
}

function filterConditions<I extends ListPage>(
  filters: Readonly<Partial<Record<string, Filter<never>>>>,
  input: I,
): (SQL | undefined)[] {
  return Object.entries(filters).map(([name, filter]) => {
    const value = (input as Record<string, unknown>)[name]
    if (filter === undefined || value === undefined) return undefined
    return typeof filter === 'function' ? filter(value as never) : eq(filter, value)
  })
}

const searchConditions = (search: readonly (PgColumn | SQL)[], q = ''): (SQL | undefined)[] =>
  search.length === 0
    ? []
    : queryTerms(q).map((term) => or(...search.map((text) => sql`lower(${text}) LIKE ${likePattern(term)}`)))

/** The database could not read a value as the type it was cast to; drivers wrap its error. */
function isBadValue(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ((at as NodeJS.ErrnoException).code?.startsWith('22')) return true
  return false
}
