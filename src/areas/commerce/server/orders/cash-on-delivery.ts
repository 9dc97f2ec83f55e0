import { eq } from 'drizzle-orm'
import { orderMachine } from '@schemas/commerce/entities/order-machine'
import { transition } from '@gateway/states/transition'
import { billsOf } from '../billing/bills'
import { bookReversal } from '../billing/book'
import { issueReversal } from '../billing/issue-documents'
import { creditPayment } from '../billing/payments'
import type { Shop } from '../shop'
import { parcel, salesOrder } from '../tables'
import { endOrder } from './cancel-order'
import { addEvent, type OrderRow, readLines } from './order-rows'
import { isOnlyParcel, lockOrderOf, parcelLinesOf } from './pack'
import { leadParcel, restock } from './ship'

type Parcel = typeof parcel.$inferSelect
export type AtDoor = { ok: true } | { ok: false; problem: 'unknown' | 'further' | 'not_cod' | 'not_whole' }

type Found = { order: OrderRow; row: Parcel } | { problem: 'unknown' | 'not_cod' | 'further' }

async function findAtDoor(shop: Shop, id: string): Promise<Found> {
  const order = await lockOrderOf(shop, id)
  const [row] = await shop.tx.select().from(parcel).where(eq(parcel.id, id))
  if (!order || !row) return { problem: 'unknown' }
  if (order.method !== 'cod' || row.codDue === 0) return { problem: 'not_cod' }
  return row.status === 'shipped' || row.status === 'delivered' ? { order, row } : { problem: 'further' }
}

/** The driver brought the money of a parcel, which is thereby delivered. */
export async function collectCash(shop: Shop, id: string): Promise<AtDoor> {
  const found = await findAtDoor(shop, id)
  if ('problem' in found) return { ok: false, problem: found.problem }
  const { order, row } = found
  if (order.credited > 0) return { ok: false, problem: 'further' }
  if (!(await leadParcel(shop, id, 'delivered'))) return { ok: false, problem: 'further' }
  const [owed] = await billsOf(shop, order.id)
  await creditPayment(shop, {
    method: 'cod',
    amount: row.codDue,
    payer: order.name,
    ...(owed ? { bill: owed.id } : {}),
  })
  return { ok: true }
}

/**
 * The buyer did not take the parcel: its goods are back in stock, the order is cancelled, and what was booked and
 * documented when it was shipped is reversed. No money moved, so none is given back.
 */
export async function refuseAtDoor(shop: Shop, id: string): Promise<AtDoor> {
  const found = await findAtDoor(shop, id)
  if ('problem' in found) return { ok: false, problem: found.problem }
  const { order, row } = found
  if (row.status !== 'shipped') return { ok: false, problem: 'further' }
  if (order.credited > 0 || !(await isOnlyParcel(shop, order.id, id))) return { ok: false, problem: 'not_whole' }
  if (!(await leadParcel(shop, id, 'returned'))) return { ok: false, problem: 'further' }
  for (const { line, quantity } of await parcelLinesOf(shop, id))
    await restock(shop, { line, units: quantity, ref: id })
  const { tx, site, now, actor } = shop
  const step = await transition(tx, orderMachine, {
    site,
    table: salesOrder,
    id: order.id,
    to: 'cancelled',
    who: 'manager',
    person: actor,
    set: { cancelledAt: now, cancelReason: refusedReason },
    audit: (changed, from) => ({
      action: 'order-status',
      subject: `order:${changed.id}`,
      before: { status: from },
      after: { status: 'cancelled', reason: refusedReason },
    }),
  })
  if (!step.ok) return { ok: false, problem: 'further' }
  await addEvent(shop, order.id, 'cancelled', { reason: refusedReason })
  const lines = await readLines(tx, order.id)
  await endOrder(shop, step.row, lines, 'void')
  await bookReversal(shop, order)
  await issueReversal(shop, order, lines, refusedReason)
  return { ok: true }
}

/** Stored in documents and events, so in both languages at once. */
const refusedReason = 'ผู้รับปฏิเสธการรับสินค้า / Refused at the door'
