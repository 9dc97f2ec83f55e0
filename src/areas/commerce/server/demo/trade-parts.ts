import type { SeedPart } from '@gateway/seed/demo-seed'
import { orderBatches } from './make-orders'
import { restock } from './make-restock'
import { slipParts } from './make-slips'
import { unmatchedBatch } from './make-unmatched'
import { planOrders, planSlips } from './plan-trade'
import type { ShopFile } from './shop-file'

/** What buyers did in the last weeks: orders in every state, slips, and money that nobody could match. */
export function tradeParts(site: string, { trade }: ShopFile, now: Date): SeedPart[] {
  if (!trade) return []
  const orders = planOrders(site, trade)
  const slips = planSlips(site, trade, now)
  return [
    restock([...orders, ...slips.map(({ order }) => order)]),
    ...orderBatches(orders),
    ...slipParts(slips),
    unmatchedBatch(trade, orders, now),
  ]
}
