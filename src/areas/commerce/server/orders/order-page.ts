import { eq } from 'drizzle-orm'
import type { Shop } from '../shop'
import { salesOrder } from '../tables'
import { openOrderToken } from './order-token'

export type OrderPage = { path: string; isOpen: boolean; isPaid: boolean; until: Date | undefined }

/** Where an order is seen and paid by its buyer, its secret included; for areas whose orders are outside the cart. */
export async function orderPage(shop: Shop, id: string): Promise<OrderPage | undefined> {
  const [row] = await shop.tx.select().from(salesOrder).where(eq(salesOrder.id, id))
  if (!row) return undefined
  const token = openOrderToken(shop, row)
  return {
    path: `/shop/orders/${encodeURIComponent(id)}${token === undefined ? '' : `?t=${token}`}`,
    isOpen: row.status === 'pending',
    isPaid: row.credited > 0,
    until: row.expiresAt ?? undefined,
  }
}
