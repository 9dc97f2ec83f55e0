import { inArray } from 'drizzle-orm'
import type { SeedBatch } from '@gateway/seed/demo-seed'
import { moveStock } from '../stock/move'
import { variant } from '../tables'
import { demoId } from './demo-id'
import { demoShop } from './demo-shop'
import type { DemoOrder } from './plan-trade'

const dayMs = 86_400_000
/** Before the first order. */
const daysAgo = 92

/** What the orders take comes in before them: afterwards a shelf is as full as the file says. */
export const restock =
  (orders: readonly Pick<DemoOrder, 'lines'>[]): SeedBatch =>
  async (context) => {
    const { db, site } = context
    const pieces = new Map<string, number>()
    for (const { sku, quantity } of orders.flatMap(({ lines }) => lines))
      pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
    const rows = await db
      .select({ sku: variant.sku, regular: variant.regular })
      .from(variant)
      .where(inArray(variant.sku, [...pieces.keys()]))
    await moveStock(
      demoShop(context, new Date(Date.now() - daysAgo * dayMs)),
      rows.map(({ sku, regular }) => ({
        item: demoId(site, 'item', sku),
        location: 'main',
        delta: pieces.get(sku) ?? 0,
        reason: 'received' as const,
        cost: Math.floor((regular * 3) / 5) * (pieces.get(sku) ?? 0),
        ref: 'demo-trade',
        refLine: sku,
      })),
    )
  }
