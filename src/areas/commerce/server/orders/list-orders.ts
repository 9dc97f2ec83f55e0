import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { currency } from '@schemas/constants'
import type { OrderCard, OrderTab } from '@schemas/commerce/entities/order-view'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import type { Db } from '@gateway/db/open'
import { salesOrder, salesOrderLine } from '../tables'

const live = inArray(salesOrder.status, ['pending', 'confirmed'])
const tabs: Record<OrderTab, SQL | undefined> = {
  all: undefined,
  to_pay: and(live, inArray(salesOrder.paymentStatus, ['unpaid', 'part_paid', 'awaiting_review'])),
  to_ship: and(
    eq(salesOrder.status, 'confirmed'),
    inArray(salesOrder.fulfilmentStatus, ['unfulfilled', 'partial']),
    notInArray(salesOrder.paymentStatus, ['unpaid', 'part_paid', 'awaiting_review']),
  ),
  shipped: and(eq(salesOrder.status, 'confirmed'), inArray(salesOrder.fulfilmentStatus, ['shipped', 'delivered'])),
  done: eq(salesOrder.status, 'completed'),
  over: inArray(salesOrder.status, ['cancelled', 'expired']),
}

/** A page of a person's own orders, the newest first. */
export async function listOrders(
  tx: Db,
  {
    person,
    tab,
    cursor,
    limit,
    locale,
  }: { person: string; tab: OrderTab; cursor?: string | undefined; limit: number; locale: Locale },
): Promise<{ items: OrderCard[]; next?: string }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await tx
    .select()
    .from(salesOrder)
    .where(
      and(
        eq(salesOrder.personId, person),
        tabs[tab],
        after &&
          sql`(${salesOrder.placedAt}, ${salesOrder.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const lines =
    shown.length === 0
      ? []
      : await tx
          .select()
          .from(salesOrderLine)
          .where(
            inArray(
              salesOrderLine.orderId,
              shown.map(({ id }) => id),
            ),
          )
          .orderBy(asc(salesOrderLine.no))
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((order) => {
      const own = lines.filter((line) => line.orderId === order.id)
      const picture = own.find((line) => line.picture !== null)?.picture
      return {
        id: order.id,
        number: order.number,
        status: order.status,
        paymentStatus: order.paymentStatus,
        fulfilmentStatus: order.fulfilmentStatus,
        placedAt: order.placedAt.toISOString(),
        total: order.total,
        currency,
        title: own[0] ? pickText(own[0].title, locale) : '',
        lines: own.length,
        ...(picture ? { picture } : {}),
      }
    }),
    ...(last ? { next: encodeCursor({ at: last.placedAt, id: last.id }) } : {}),
  }
}
