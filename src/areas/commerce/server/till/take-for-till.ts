import { inArray } from 'drizzle-orm'
import type { Shop } from '../shop'
import { partsOf } from '../stock/demand'
import { keyOf, lockLevels } from '../stock/level-rows'
import { moveStock, type StockMove } from '../stock/move'
import { stockItem } from '../tables'
import type { NewTillSale } from './sell-at-till'

export type Oversold = { item: string; units: number }

/** Takes what a sale needs out of stock, past zero where the books know less; with the cost of each line by its id. */
export async function takeForTill(
  shop: Shop,
  { id, location, lines }: Pick<NewTillSale, 'id' | 'location' | 'lines'>,
): Promise<{ costs: Map<string, number>; oversold: Oversold[] }> {
  const { tx, site } = shop
  const parts = await partsOf(
    tx,
    lines.map(({ variant }) => variant),
  )
  const wanted = lines.flatMap((line) => [
    ...(parts.get(line.variant)?.parts ?? []).map(({ item, quantity }) => ({
      line,
      item,
      units: quantity * line.quantity,
    })),
    ...line.extras.flatMap(({ stock }) =>
      stock.map(({ item, quantity }) => ({ line, item, units: quantity * line.quantity })),
    ),
  ])
  const there = await itemsThere(
    shop,
    wanted.map(({ item }) => item),
  )
  // One move a line and item: milk of the recipe and of an option are summed.
  const summed = new Map<string, { line: string; item: string; units: number }>()
  for (const { line, item, units } of wanted.filter((each) => there.has(each.item))) {
    const key = JSON.stringify([line.id, item])
    summed.set(key, { line: line.id, item, units: units + (summed.get(key)?.units ?? 0) })
  }
  const moves = [...summed.values()]
  if (moves.length === 0) return { costs: new Map(), oversold: [] }
  const keys = moves.map(({ item }) => ({ item, location }))
  const before = await lockLevels(tx, site, keys, { makes: true })
  const moved = await moveStock(
    shop,
    moves.map(({ line, item, units }): StockMove => ({
      item,
      location,
      delta: -units,
      reason: 'sale',
      ref: `sale:${id}`,
      refLine: line,
    })),
    { mayOversell: true },
  )
  if (!moved.ok) throw new Error('A till sells past zero.')
  const costs = new Map<string, number>()
  for (const [index, { line }] of moves.entries()) costs.set(line, (costs.get(line) ?? 0) - (moved.values[index] ?? 0))
  const after = await lockLevels(tx, site, keys)
  const oversold = [...after.values()].flatMap((row) => {
    const units = row.oversold - (before.get(keyOf({ item: row.itemId, location: row.locationId }))?.oversold ?? 0)
    return units > 0 ? [{ item: row.itemId, units }] : []
  })
  return { costs, oversold }
}

async function itemsThere({ tx }: Shop, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: stockItem.id })
    .from(stockItem)
    .where(inArray(stockItem.id, [...new Set(ids)]))
  return new Set(rows.map(({ id }) => id))
}
