import { and, eq, inArray } from 'drizzle-orm'
import type { OutputOf, ParsedInputOf } from '@schemas/call'
import type { call } from '@schemas/commerce/calls/shop/manage-tracking'
import type { Shop } from '../shop'
import { parcel, salesOrder } from '../tables'
import { fulfil } from './fulfil'

type Rows = OutputOf<typeof call>['rows']

/** Ships the one parcel that waits of each order, whose number and tracking number a carrier's list names. */
export async function shipByList(shop: Shop, { carrier, rows, isTrial }: ParsedInputOf<typeof call>): Promise<Rows> {
  const { tx } = shop
  const numbers = [...new Set(rows.map(({ number }) => number.toUpperCase()))]
  const orders = await tx.select().from(salesOrder).where(inArray(salesOrder.number, numbers)).orderBy(salesOrder.id)
  const done: Rows = []
  for (const { number, tracking } of rows) {
    const order = orders.find((each) => each.number === number.toUpperCase())
    if (!order) {
      done.push({ number, tracking, outcome: 'unknown' })
      continue
    }
    const shown = { number: order.number, tracking, name: order.name }
    const waiting = await tx
      .select({ id: parcel.id })
      .from(parcel)
      .where(and(eq(parcel.orderId, order.id), inArray(parcel.status, ['packing', 'ready'])))
    const [only] = waiting
    if (!only) done.push({ ...shown, outcome: 'not_packed' })
    else if (waiting.length > 1) done.push({ ...shown, outcome: 'several' })
    else if (isTrial) done.push({ ...shown, outcome: 'ship' })
    else {
      const shipped = await fulfil(shop, { act: 'ship', order: order.id, parcel: only.id, carrier, tracking })
      done.push({ ...shown, outcome: shipped.ok ? 'shipped' : 'not_packed' })
    }
  }
  return done
}
