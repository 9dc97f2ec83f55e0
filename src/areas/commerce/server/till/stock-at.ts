import { and, asc, desc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { stockItem, stockLevel, stockMove } from '../tables'

type Wanted = {
  location: string
  q?: string | undefined
  after?: string | undefined
  /** This one alone. */
  item?: string
  limit: number
}

/** Items with their stock at a location, by their names. */
export const listStockAt = (tx: Db, { location, q, after, item, limit }: Wanted) =>
  tx
    .select({
      id: stockItem.id,
      title: stockItem.title,
      unit: stockItem.unit,
      code: stockItem.code,
      onHand: stockLevel.onHand,
      reserved: stockLevel.reserved,
      oversold: stockLevel.oversold,
      par: stockLevel.par,
      value: stockLevel.value,
    })
    .from(stockLevel)
    .innerJoin(stockItem, and(eq(stockItem.siteId, stockLevel.siteId), eq(stockItem.id, stockLevel.itemId)))
    .where(
      and(
        eq(stockLevel.locationId, location),
        item === undefined ? undefined : eq(stockItem.id, item),
        after === undefined ? undefined : gt(stockItem.id, after),
        q ? or(ilike(sql`${stockItem.title}::text`, `%${q}%`), ilike(stockItem.code, `%${q}%`)) : undefined,
      ),
    )
    .orderBy(asc(stockItem.id))
    .limit(limit)

/** The ledger of an item at a location, the newest move first, with what was there after each. */
export const listMovesAt = (tx: Db, { location, item, limit }: { location: string; item: string; limit: number }) =>
  tx
    .select()
    .from(stockMove)
    .where(and(eq(stockMove.locationId, location), eq(stockMove.itemId, item)))
    .orderBy(desc(stockMove.no))
    .limit(limit)

/** Titles of items that a location has run out of: those that are kept there at all. */
export async function soldOutAt(tx: Db, location: string) {
  const rows = await tx
    .select({ title: stockItem.title })
    .from(stockLevel)
    .innerJoin(stockItem, and(eq(stockItem.siteId, stockLevel.siteId), eq(stockItem.id, stockLevel.itemId)))
    .where(and(eq(stockLevel.locationId, location), eq(stockLevel.onHand, 0), gt(stockLevel.lastNo, 0)))
    .orderBy(asc(stockItem.id))
    .limit(12)
  return rows.map(({ title }) => title)
}
