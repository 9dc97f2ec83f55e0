import { type SQL, sql } from 'drizzle-orm'
import type { ShelfSort } from '@schemas/commerce/entities/shelf-sorts'
import type { Db } from '@gateway/db/open'
import { isStoredMoment } from '@gateway/db/stored-moment'
import { CallError } from '@gateway/errors/call-error'
import { searchWords } from '@gateway/search/grams'
import {
  allOf,
  conditionsOf,
  isBuyable,
  isOnSaleSql,
  isShelved,
  lackingVariants,
  matchesWords,
  priceNow,
  type ShelfFilter,
} from './shelf-filter'

export type ShelfList = { filter: ShelfFilter; sort: ShelfSort; cursor?: string | undefined; limit: number }

type Sort = { key: SQL; type: 'timestamptz' | 'bigint'; isDown: boolean; ofVariants?: true }

/** How well a product fits what someone searches for: its whole title, its beginning, within it, elsewhere. */
function relevance(q: string | undefined): SQL {
  const phrase = searchWords(q ?? '').join(' ')
  if (phrase === '') return sql`p.sold::bigint`
  // Titles are stored one per line, one line for each language.
  return sql`((CASE WHEN position(${`\n${phrase}\n`} IN p.search_title) > 0 THEN 3 WHEN position(${`\n${phrase}`} IN p.search_title) > 0 THEN 2 WHEN position(${phrase} IN p.search_title) > 0 THEN 1 ELSE 0 END)::bigint * 1000000000000 + p.sold)`
}

const sortOf = (sort: ShelfSort, q: string | undefined): Sort => {
  switch (sort) {
    case 'new':
      return { key: sql`p.published_at`, type: 'timestamptz', isDown: true }
    case 'price':
      return { key: sql`m.price`, type: 'bigint', isDown: false, ofVariants: true }
    case 'price-down':
      return { key: sql`m.price`, type: 'bigint', isDown: true, ofVariants: true }
    case 'discount':
      return { key: sql`m.off`, type: 'bigint', isDown: true, ofVariants: true }
    case 'sold':
      return { key: sql`p.sold`, type: 'bigint', isDown: true }
    case 'relevance':
      return { key: relevance(q), type: 'bigint', isDown: true }
  }
}

/** The ids of a page of products, with where the next one begins; and on the first page how many there are. */
export async function listShelf(
  tx: Db,
  now: Date,
  { filter, sort, cursor, limit }: ShelfList,
): Promise<{ ids: string[]; next?: string; total?: number }> {
  const by = sortOf(sort, filter.q)
  const { product, variant } = conditionsOf(filter, now)
  const isByVariant = variant.size > 0
  const joins = isByVariant || by.ofVariants
  // A product is there by one variant that meets everything and can be bought.
  const wanted = isByVariant ? allOf([...variant.values(), isBuyable]) : sql`true`
  // Read once: without statistics the planner expects one product, and would read all variants again for each.
  const matched = sql`m AS MATERIALIZED (
    SELECT v.product_id, min(${priceNow(now)}) AS price,
      max(CASE WHEN ${isOnSaleSql(now)} AND v.regular > 0 THEN (v.regular - v.sale) * 100 / v.regular ELSE 0 END) AS off
    FROM variant v WHERE v.deleted_at IS NULL AND ${wanted} GROUP BY v.product_id)`
  const expressions = [...(isByVariant ? [lackingVariants] : []), ...(joins ? [matched] : [])]
  const head = expressions.length > 0 ? sql`WITH ${sql.join(expressions, sql`, `)}` : sql``
  const from = sql`FROM product p ${joins ? sql`JOIN m ON m.product_id = p.id` : sql``} WHERE ${allOf([isShelved, ...product.values(), ...matchesWords(filter.q)])}`
  const after = cursor === undefined ? sql`` : sql` AND ${afterCursor(by, sort, cursor)}`
  // Of all products the newest come from their index, and are counted apart. What is filtered is read as a whole anyway.
  const isPlain = !joins && product.size === 0 && searchWords(filter.q ?? '').length === 0
  const counts = cursor === undefined && !isPlain ? sql`, (count(*) OVER ())::int AS total` : sql``
  const { rows } = (await tx.execute(sql`
    ${head} SELECT p.id, (${by.key})::text AS key${counts} ${from}${after}
    ORDER BY ${by.key} ${by.isDown ? sql`DESC` : sql`ASC`}, p.id LIMIT ${limit + 1}`)) as unknown as {
    rows: { id: string; key: string; total?: number }[]
  }
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const page = {
    ids: shown.map(({ id }) => id),
    ...(last ? { next: Buffer.from(JSON.stringify([sort, last.key, last.id])).toString('base64url') } : {}),
  }
  if (cursor !== undefined) return page
  if (!isPlain || !last) return { ...page, total: rows[0]?.total ?? shown.length }
  const { rows: counted } = (await tx.execute(sql`SELECT count(*)::int AS total ${from}`)) as unknown as {
    rows: { total: number }[]
  }
  return { ...page, total: counted[0]?.total ?? 0 }
}

function afterCursor({ key, type, isDown }: Sort, sort: ShelfSort, cursor: string): SQL {
  const [of, value, id] = parsed(cursor)
  const isValue = typeof value === 'string' && (type === 'bigint' ? /^-?\d{1,18}$/.test(value) : isStoredMoment(value))
  if (of !== sort || !isValue || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id))
    throw new CallError('invalid_cursor', 'The list cannot go on from there.', { cursor: 'Not a place in this list.' })
  const place = sql`${value}::${sql.raw(type)}`
  return sql`(${key} ${isDown ? sql`<` : sql`>`} ${place} OR (${key} = ${place} AND p.id > ${id}))`
}

function parsed(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
