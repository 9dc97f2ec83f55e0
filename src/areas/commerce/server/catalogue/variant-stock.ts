import { sql } from 'drizzle-orm'
import type { ShownStock } from '@schemas/commerce/entities/shelf'

/** From here on down the shelf says how many are left. */
const fewLeft = 5

/**
 * How many of a variant can be had now, at the one place that the shop sells from and that has most of it; a column of a
 * query on `variant`, which it names itself, null where it takes nothing from stock.
 */
export const availableNow = sql<number | null>`(
  SELECT max(place.available)::float8 FROM (
    SELECT min(floor(coalesce(l.on_hand - l.reserved, 0) / s.quantity)) AS available
    FROM variant_stock s CROSS JOIN location o LEFT JOIN stock_level l ON l.site_id = s.site_id AND l.item_id = s.item_id AND l.location_id = o.id
    WHERE s.variant_id = "variant"."id" AND o.sells_online AND o.deleted_at IS NULL GROUP BY o.id
  ) place)`

type Tracked = { tracked: boolean; backorder: boolean }

/** What the shelf says about the stock of a variant. */
export function describeStock({ tracked, backorder }: Tracked, available: number | null): ShownStock {
  if (!tracked) return { state: 'in' }
  const left = Math.max(0, available ?? 0)
  if (left === 0) return { state: backorder ? 'ahead' : 'out' }
  return left <= fewLeft ? { state: 'low', left } : { state: 'in' }
}
