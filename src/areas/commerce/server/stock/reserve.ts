import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { reservation } from '../tables'
import { availableAt, lockLevels } from './level-rows'

/** Who stock is held for: `order_line`, `gift_order` and the id of one. */
export type Holder = { kind: string; id: string }
export type Demand = { holder: Holder; item: string; quantity: number }
export type Shortage = { item: string; left: number; wanted: number }

/**
 * Holds stock at a location for all demands or, where any item is short, for none of them. The demand of an item is
 * summed over all, its level changed by one conditional update, the rows in the order of their ids.
 */
export async function reserve(
  { tx, site, now }: { tx: Db; site: string; now: Date },
  { location, demands, expiresAt }: { location: string; demands: readonly Demand[]; expiresAt?: Date | undefined },
): Promise<Shortage[]> {
  const wanted = new Map<string, number>()
  for (const { item, quantity } of demands) wanted.set(item, (wanted.get(item) ?? 0) + quantity)
  const items = [...wanted.keys()].sort()
  if (items.length === 0) return []
  // One row is changed or not. Of several, none may be changed where another is short.
  if (items.length > 1) {
    const rows = await lockLevels(
      tx,
      site,
      items.map((item) => ({ item, location })),
    )
    const free = new Map([...rows.values()].map((row) => [row.itemId, row.onHand - row.reserved]))
    const short = shortagesOf(wanted, free)
    if (short.length > 0) return short
  }
  const taken = (await tx.execute(sql`
    UPDATE stock_level AS l SET reserved = l.reserved + d.quantity
    FROM jsonb_to_recordset(${JSON.stringify(items.map((item) => ({ item, quantity: wanted.get(item) })))}::jsonb) AS d(item text, quantity bigint)
    WHERE l.item_id = d.item AND l.location_id = ${location} AND l.on_hand - l.reserved >= d.quantity
    RETURNING l.item_id`)) as unknown as { rows: unknown[] }
  if (taken.rows.length < items.length) {
    const short = shortagesOf(wanted, await availableAt(tx, location, items))
    if (items.length > 1) throw new Error('Locked levels changed.')
    // Freed since: the next attempt finds it.
    return short.length > 0 ? short : items.map((item) => ({ item, left: 0, wanted: wanted.get(item) ?? 0 }))
  }
  await tx.insert(reservation).values(
    demands.map(({ holder, item, quantity }) => ({
      siteId: site,
      id: randomUUID(),
      holderKind: holder.kind,
      holderId: holder.id,
      itemId: item,
      locationId: location,
      quantity,
      expiresAt: expiresAt ?? null,
      createdAt: now,
    })),
  )
  return []
}

const shortagesOf = (wanted: ReadonlyMap<string, number>, free: ReadonlyMap<string, number>): Shortage[] =>
  [...wanted]
    .filter(([item, quantity]) => (free.get(item) ?? 0) < quantity)
    .map(([item, quantity]) => ({ item, left: Math.max(0, free.get(item) ?? 0), wanted: quantity }))

/** How long what is held for these holders stays held: without an end once it is paid. */
export async function holdUntil(tx: Db, kind: string, ids: readonly string[], until: Date | null): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(reservation)
    .set({ expiresAt: until })
    .where(
      sql`${eq(reservation.holderKind, kind)} AND ${reservation.holderId} = ANY (${textArray(ids)}) AND ${reservation.status} = 'held'`,
    )
}

/** A list of texts as one parameter. */
export const textArray = (texts: readonly string[]) =>
  sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
