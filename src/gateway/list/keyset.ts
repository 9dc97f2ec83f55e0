import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListCursor } from './list-cursor'

/** What a list is sorted by: a column, or an expression with its SQL type. */
export type SortKey = PgColumn | { by: SQL; type: string; isNullable?: boolean }

const isDescending = (sort: string) => sort.startsWith('-')

/** The name of a sort without its direction. */
export const sortName = (sort: string): string => (isDescending(sort) ? sort.slice(1) : sort)

type Sorted = { expression: SQLWrapper; type: string; isNullable: boolean; isDown: boolean }

function sortedBy(key: SortKey, sort: string): Sorted {
  const isDown = isDescending(sort)
  return 'by' in key
    ? { expression: key.by, type: key.type, isNullable: key.isNullable ?? false, isDown }
    : { expression: key, type: key.getSQLType(), isNullable: !key.notNull, isDown }
}

/** Rows without a value come last in both directions. Equal ones go by id, in the direction of the sort. */
export function orderOf(key: SortKey, sort: string, id: PgColumn): SQL[] {
  const { expression, isNullable, isDown } = sortedBy(key, sort)
  const direction = isDown ? sql`DESC` : sql`ASC`
  return [
    isNullable ? sql`${expression} ${direction} NULLS LAST` : sql`${expression} ${direction}`,
    sql`${id} ${direction}`,
  ]
}

/** The rows after the cursor, in the order of `orderOf`. Its values are parameters, cast from text to the key's type. */
export function afterCursor(key: SortKey, { sort, value, id: lastId }: ListCursor, id: PgColumn): SQL {
  const { expression, type, isNullable, isDown } = sortedBy(key, sort)
  const beyond = isDown ? sql`<` : sql`>`
  const after = sql`${lastId}::text::${sql.raw(id.getSQLType())}`
  if (value === null) return sql`(${expression} IS NULL AND ${id} ${beyond} ${after})`
  const from = sql`${value}::text::${sql.raw(type)}`
  // A row comparison, which an index of both columns answers.
  const later = sql`(${expression}, ${id}) ${beyond} (${from}, ${after})`
  return isNullable ? sql`(${later} OR ${expression} IS NULL)` : later
}

/** The sort's value as text, exact to the last digit. */
export const cursorValue = (key: SortKey): SQL<string | null> =>
  sql<string | null>`(${'by' in key ? key.by : key})::text`
