import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { stockLevel } from '../tables'
import type { Level } from './level-change'

export type LevelRow = typeof stockLevel.$inferSelect
export type LevelKey = { item: string; location: string }

export const keyOf = ({ item, location }: LevelKey) => JSON.stringify([item, location])

/**
 * Levels, locked in the order of their ids, so that two transactions that want the same ones wait without holding
 * either. A level that does not exist yet is made first when `makes` is set, and is missing otherwise.
 */
export async function lockLevels(
  tx: Db,
  site: string,
  keys: readonly LevelKey[],
  { makes = false }: { makes?: boolean } = {},
): Promise<Map<string, LevelRow>> {
  if (keys.length === 0) return new Map()
  const wanted = [...new Map(keys.map((key) => [keyOf(key), key])).values()].sort((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  )
  if (makes)
    await tx
      .insert(stockLevel)
      .values(wanted.map(({ item, location }) => ({ siteId: site, itemId: item, locationId: location })))
      .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(stockLevel)
    .where(
      and(
        inArray(stockLevel.itemId, [...new Set(wanted.map(({ item }) => item))]),
        inArray(stockLevel.locationId, [...new Set(wanted.map(({ location }) => location))]),
      ),
    )
    .orderBy(asc(stockLevel.itemId), asc(stockLevel.locationId))
    .for('update')
  return new Map(rows.map((row) => [keyOf({ item: row.itemId, location: row.locationId }), row]))
}

/** Writes levels that the transaction has locked. */
export async function writeLevels(
  tx: Db,
  rows: readonly (LevelKey & { level: Level; lastNo: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(rows.map(({ item, location, level, lastNo }) => ({ item, location, ...level, lastNo })))
  await tx.execute(sql`
    UPDATE stock_level AS l SET on_hand = c."onHand", reserved = c.reserved, oversold = c.oversold, value = c.value,
      oversold_value = c."oversoldValue", last_cost = c."lastCost", last_cost_units = c."lastCostUnits", last_no = c."lastNo"
    FROM jsonb_to_recordset(${values}::jsonb) AS c(item text, location text, "onHand" bigint, reserved bigint, oversold bigint,
      value bigint, "oversoldValue" bigint, "lastCost" bigint, "lastCostUnits" bigint, "lastNo" bigint)
    WHERE l.item_id = c.item AND l.location_id = c.location`)
}

/** What can still be reserved of each item at a location. */
export async function availableAt(tx: Db, location: string, items: readonly string[]): Promise<Map<string, number>> {
  if (items.length === 0) return new Map()
  const rows = await tx
    .select({
      item: stockLevel.itemId,
      left: sql<number>`${stockLevel.onHand} - ${stockLevel.reserved}`.mapWith(Number),
    })
    .from(stockLevel)
    .where(and(eq(stockLevel.locationId, location), inArray(stockLevel.itemId, [...items])))
  return new Map(rows.map(({ item, left }) => [item, left]))
}
