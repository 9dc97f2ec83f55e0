import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { billMachine } from '@schemas/commerce/entities/bill-machine'
import type { MoneyMethod } from '@schemas/commerce/entities/payment-status'
import { recordAudit } from '@gateway/audit/audit'
import { transition } from '@gateway/states/transition'
import { lockOrder, type OrderRow, readLines } from '../orders/order-rows'
import { refuseLateMoney, reserveLines } from '../orders/run-sellables'
import { settleOrder } from '../orders/settle-order'
import type { Shop } from '../shop'
import { allocation, bill, payment, paymentIntent } from '../tables'
import { type BillRow, lockBill } from './bills'
import { bookAllocation, bookPayment } from './book'
import { issueForPayment } from './issue-documents'

export type PaymentRow = typeof payment.$inferSelect

export type SeenMoney = {
  method: MoneyMethod
  amount: number
  /** Of a transfer, which is credited once over the whole platform. */
  transfer?: { bank: string; reference: string }
  slip?: string
  intent?: string
  payer?: string
  note?: string
  receivedAt?: Date
  /** What it is for; unmatched where that is not known, or can no longer be had. */
  bill?: string
}

export type Credited =
  | { ok: true; payment: PaymentRow; allocated: number; problem?: AllocateProblem }
  /** The transfer, or the slip, was credited before. */
  | { ok: false; problem: 'credited' }

/** Credits money that a person or a provider has confirmed. What matches nothing is kept as unmatched, never lost. */
export async function creditPayment(shop: Shop, seen: SeenMoney): Promise<Credited> {
  const { tx, site, now, actor } = shop
  const [row] = await tx
    .insert(payment)
    .values({
      siteId: site,
      id: randomUUID(),
      method: seen.method,
      amount: seen.amount,
      bank: seen.transfer?.bank ?? null,
      reference: seen.transfer?.reference ?? null,
      slipId: seen.slip ?? null,
      intentId: seen.intent ?? null,
      payer: seen.payer ?? '',
      note: seen.note ?? '',
      receivedAt: seen.receivedAt ?? now,
      actorId: actor ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return { ok: false, problem: 'credited' }
  await bookPayment(shop, row)
  if (actor)
    await recordAudit(tx, {
      site,
      person: actor,
      action: 'payment-credit',
      subject: `payment:${row.id}`,
      after: { amount: row.amount, method: row.method },
    })
  if (seen.bill === undefined) return { ok: true, payment: row, allocated: 0 }
  const matched = await allocatePayment(shop, { payment: row.id, bill: seen.bill })
  return matched.ok
    ? { ok: true, payment: matched.payment, allocated: matched.amount }
    : { ok: true, payment: row, allocated: 0, problem: matched.problem }
}

export type AllocateProblem = 'unknown' | 'nothing_left' | 'nothing_due' | 'cancelled' | 'expired' | 'sold_out'
export type Allocated = { ok: true; payment: PaymentRow; amount: number } | { ok: false; problem: AllocateProblem }

/**
 * Uses money for a bill: no more than is left of it, and no more than is due. Money that comes late for an expired order
 * confirms it when it pays the whole and everything can be had again.
 */
export async function allocatePayment(
  shop: Shop,
  wanted: { payment: string; bill: string; amount?: number },
): Promise<Allocated> {
  const { tx, site, now, actor } = shop
  const [of] = await tx.select({ order: bill.orderId }).from(bill).where(eq(bill.id, wanted.bill))
  if (!of) return { ok: false, problem: 'unknown' }
  const order = of.order === null ? undefined : await lockOrder(tx, of.order)
  const owed = await lockBill(shop, wanted.bill)
  const [money] = await tx.select().from(payment).where(eq(payment.id, wanted.payment)).for('update')
  if (!owed || !money) return { ok: false, problem: 'unknown' }
  const left = money.amount - money.allocated - money.returned
  if (left <= 0) return { ok: false, problem: 'nothing_left' }
  const due = owed.total - owed.paid
  if (!['open', 'part_paid', 'uncollectible'].includes(owed.status) || due <= 0)
    return { ok: false, problem: owed.status === 'void' ? 'cancelled' : 'nothing_due' }
  const amount = Math.min(left, due, wanted.amount ?? left)
  const problem = order && (await reviveProblem(shop, order, amount))
  if (problem) return { ok: false, problem }
  const id = randomUUID()
  await tx.insert(allocation).values({
    siteId: site,
    id,
    paymentId: money.id,
    billId: owed.id,
    amount,
    actorId: actor ?? null,
    createdAt: now,
  })
  const [changed] = await tx
    .update(payment)
    .set({ allocated: sql`${payment.allocated} + ${amount}` })
    .where(eq(payment.id, money.id))
    .returning()
  await payBill(shop, owed, amount, money.intentId)
  await bookAllocation(shop, { id, amount }, order ?? { method: null })
  if (actor)
    await recordAudit(tx, {
      site,
      person: actor,
      action: 'payment-allocate',
      subject: `payment:${money.id}`,
      after: { amount, bill: owed.id },
    })
  if (order) {
    const updated = await settleOrder(shop, order)
    if (order.channel === 'bill')
      await issueForPayment(shop, updated, await readLines(tx, order.id), {
        allocation: id,
        payment: money.id,
        bill: owed.id,
        amount,
        before: order.credited,
        method: money.method,
        reference: money.reference ?? undefined,
      })
  }
  return { ok: true, payment: changed ?? money, amount }
}

/** What keeps money from an order that is over; what it had reserved is reserved again where it can be revived. */
async function reviveProblem(shop: Shop, order: OrderRow, amount: number): Promise<AllocateProblem | undefined> {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status !== 'expired') return undefined
  if (order.credited + amount < order.total) return 'expired'
  const lines = await readLines(shop.tx, order.id)
  try {
    await shop.tx.transaction(async (tx) => {
      if ((await reserveLines({ ...shop, tx }, { ...order, expiresAt: null }, lines)).length > 0)
        throw new SoldOutSince()
    })
    return undefined
  } catch (error) {
    if (!(error instanceof SoldOutSince)) throw error
    await refuseLateMoney(shop, order, lines)
    return 'sold_out'
  }
}

class SoldOutSince extends Error {}

async function payBill({ tx, site, now }: Shop, owed: BillRow, amount: number, intent: string | null): Promise<void> {
  const paid = owed.paid + amount
  await tx.update(bill).set({ paid }).where(eq(bill.id, owed.id))
  const step = await transition(tx, billMachine, {
    site,
    table: bill,
    id: owed.id,
    to: paid >= owed.total ? 'paid' : 'part_paid',
    who: 'system',
    person: undefined,
    set: paid >= owed.total ? { paidAt: now } : {},
  })
  if (!step.ok) throw new Error(`The bill ${owed.id} cannot be paid: ${step.problem}.`)
  if (intent !== null) await tx.update(paymentIntent).set({ status: 'succeeded' }).where(eq(paymentIntent.id, intent))
  // Nobody is asked to pay again.
  if (paid >= owed.total)
    await tx
      .update(paymentIntent)
      .set({ status: 'cancelled' })
      .where(and(eq(paymentIntent.billId, owed.id), inArray(paymentIntent.status, ['requires_payment', 'processing'])))
}

/** Money that is neither used nor given back. */
export const unmatchedPayments = ({ tx }: Pick<Shop, 'tx'>, limit = 100): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payment)
    .where(sql`${payment.allocated} + ${payment.returned} < ${payment.amount}`)
    .orderBy(payment.receivedAt, payment.id)
    .limit(limit)
