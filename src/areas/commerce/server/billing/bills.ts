import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { billMachine } from '@schemas/commerce/entities/bill-machine'
import { transition } from '@gateway/states/transition'
import type { OrderRow } from '../orders/order-rows'
import type { Shop } from '../shop'
import { bill } from '../tables'

export type BillRow = typeof bill.$inferSelect

/** What an order owes, as one bill that is open: a new one, or its draft. Nothing is owed by a free order. */
export async function openBillOf(shop: Shop, order: OrderRow, draft?: string): Promise<BillRow | undefined> {
  const { tx, site, now, actor } = shop
  if (order.total === 0) return undefined
  if (draft !== undefined) {
    const step = await transition(tx, billMachine, {
      site,
      table: bill,
      id: draft,
      to: 'open',
      who: 'manager',
      person: actor,
      set: { orderId: order.id, total: order.total, lines: [], openedAt: now },
    })
    if (!step.ok) throw new Error(`The bill ${draft} cannot be opened: ${step.problem}.`)
    return step.row
  }
  const [row] = await tx
    .insert(bill)
    .values({
      siteId: site,
      id: randomUUID(),
      orderId: order.id,
      status: 'open',
      personId: order.personId,
      payerName: order.name,
      payerEmail: order.email,
      payerPhone: order.phone,
      total: order.total,
      openedAt: now,
      createdAt: now,
    })
    .returning()
  return row
}

/** Locked after its order. */
export async function lockBill({ tx }: Pick<Shop, 'tx'>, id: string): Promise<BillRow | undefined> {
  const [row] = await tx.select().from(bill).where(eq(bill.id, id)).for('update')
  return row
}

export const billsOf = ({ tx }: Pick<Shop, 'tx'>, order: string): Promise<BillRow[]> =>
  tx.select().from(bill).where(eq(bill.orderId, order)).orderBy(bill.createdAt, bill.id)
