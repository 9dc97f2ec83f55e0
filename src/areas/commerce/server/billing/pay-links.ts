import { and, eq, isNull } from 'drizzle-orm'
import type { MoneyMethod } from '@schemas/commerce/entities/payment-status'
import { toSatang } from '@schemas/money/satang'
import type { Db } from '@gateway/db/open'
import type { Buyer, Placed } from '../orders/order-types'
import { placeOrder } from '../orders/place-order'
import type { Shop } from '../shop'
import { payLink } from '../tables'

export type PayLinkRow = typeof payLink.$inferSelect

export async function findPayLink(tx: Db, slug: string): Promise<PayLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(payLink)
    .where(and(eq(payLink.slug, slug), isNull(payLink.deletedAt)))
  return row
}

export function payLinkState(
  { closesAt, maxPayments, taken }: Pick<PayLinkRow, 'closesAt' | 'maxPayments' | 'taken'>,
  now: Date,
): 'open' | 'closed' | 'full' {
  if (closesAt && closesAt <= now) return 'closed'
  return maxPayments !== null && taken >= maxPayments ? 'full' : 'open'
}

/** An order of what a link asks for: one line, outside the cart. Whether it is full is decided under its lock. */
export const payByLink = (
  shop: Shop,
  link: PayLinkRow,
  { id, token, buyer, method }: { id: string; token: string; buyer: Buyer; method: MoneyMethod },
): Promise<Placed> =>
  placeOrder(shop, {
    id,
    channel: 'online',
    method,
    buyer,
    token,
    seenTotal: link.amount,
    lines: [
      {
        kind: 'paylink',
        ref: link.id,
        title: link.title,
        price: { regular: toSatang(link.amount) },
        quantity: 1,
        vatClass: link.vat,
      },
    ],
  })
