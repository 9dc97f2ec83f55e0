import { and, eq, sql } from 'drizzle-orm'
import type { Shop } from '../shop'
import { salesOrder } from '../tables'
import { addEvent } from './order-rows'

/** Mails the link to an order to the address that it was placed under, where number and address belong together. */
export async function mailOrderLink(shop: Shop, { number, email }: { number: string; email: string }): Promise<void> {
  const [row] = await shop.tx
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(
      and(eq(salesOrder.number, number.trim().toUpperCase()), sql`lower(${salesOrder.email}) = ${email.toLowerCase()}`),
    )
  if (row) await addEvent(shop, row.id, 'link_requested')
}
