import { sql } from 'drizzle-orm'
import type { ShownStock } from '@schemas/commerce/entities/shelf'
import type { Db } from '@gateway/db/open'
import { textArray } from '../stock/reserve'

/** From here on down the shelf says how many are left. */
const fewLeft = 5

/** How many of each variant can be had now at one place that the shop sells from; those without stock are left out. */
export async function availableOf(tx: Db, variants: readonly string[]): Promise<Map<string, number>> {
  if (variants.length === 0) return new Map()
  const { rows } = (await tx.execute(sql`
    SELECT id, max(available)::float8 AS available FROM (
      SELECT s.variant_id AS id, o.id AS place, min(floor(coalesce(l.on_hand - l.reserved, 0) / s.quantity)) AS available
      FROM variant_stock s CROSS JOIN location o LEFT JOIN stock_level l ON l.site_id = s.site_id AND l.item_id = s.item_id AND l.location_id = o.id
      WHERE s.variant_id = ANY (${textArray(variants)}) AND o.sells_online AND o.deleted_at IS NULL GROUP BY 1, 2
    ) each GROUP BY id`)) as unknown as { rows: { id: string; available: number }[] }
  return new Map(rows.map(({ id, available }) => [id, Math.max(0, available)]))
}

type Tracked = { id: string; tracked: boolean; backorder: boolean }

/** What the shelf says about the stock of a variant. */
export function describeStock({ id, tracked, backorder }: Tracked, available: ReadonlyMap<string, number>): ShownStock {
  if (!tracked) return { state: 'in' }
  const left = available.get(id) ?? 0
  if (left === 0) return { state: backorder ? 'ahead' : 'out' }
  return left <= fewLeft ? { state: 'low', left } : { state: 'in' }
}
