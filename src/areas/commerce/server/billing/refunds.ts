import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { MoneyMethod } from '@schemas/commerce/entities/payment-status'
import { refundMachine } from '@schemas/commerce/entities/refund-machine'
import { recordAudit } from '@gateway/audit/audit'
import { transition } from '@gateway/states/transition'
import { changeOrder } from '../orders/confirm-order'
import { addEvent, lockOrder, type OrderRow, readLines } from '../orders/order-rows'
import { runSellables } from '../orders/run-sellables'
import { settleOrder } from '../orders/settle-order'
import type { Shop } from '../shop'
import { bill, payment, refund, refundLine, salesOrderLine } from '../tables'
import { billsOf } from './bills'
import { bookCredit, bookDepositReturn, bookRefund, bookReturn, isBooked } from './book'
import { issueCreditNote } from './issue-documents'
import { planRefund, type RefundRequest } from './plan-refund'

export type RefundRow = typeof refund.$inferSelect
type RefundLineRow = typeof refundLine.$inferSelect

export type RefundProblem = 'unknown' | 'too_much' | 'nothing' | 'decided' | 'not_sold' | 'free'
export type Refunded = { ok: true; refund: RefundRow } | { ok: false; problem: RefundProblem }

/**
 * Requests that money of an order be given back: units of its lines at what they paid, an amount of shipping and fee, or
 * all that is left. Behind the order's lock, requests that wait count as given. An order that was never paid in full
 * gives back the whole of what was paid.
 */
export async function requestRefund(
  shop: Shop,
  wanted: RefundRequest & { order: string; method: MoneyMethod; reason: string },
): Promise<Refunded> {
  const { tx, site, now, actor } = shop
  const order = await lockOrder(tx, wanted.order)
  if (!order) return { ok: false, problem: 'unknown' }
  if (order.total === 0) return { ok: false, problem: 'free' }
  const lines = await readLines(tx, order.id)
  // Of a sale that never was, only what was paid goes back, all of it, and once nothing more is expected.
  const isSold = isBooked(order, lines)
  if (!isSold && order.status === 'pending') return { ok: false, problem: 'not_sold' }
  const planned = planRefund(order, lines, await liveRefunds(shop, order.id), isSold ? wanted : { whole: true })
  if (!planned.ok) return planned
  const id = randomUUID()
  const [row] = await tx
    .insert(refund)
    .values({
      siteId: site,
      id,
      orderId: order.id,
      method: wanted.method,
      amount: planned.amount,
      vat: planned.vat,
      reason: wanted.reason,
      requestedBy: actor ?? null,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('The refund was not inserted.')
  await tx
    .insert(refundLine)
    .values(planned.parts.map((part, index) => ({ siteId: site, refundId: id, no: index + 1, ...part })))
  await addUnits(shop, planned.parts, 1)
  await addEvent(shop, order.id, 'refund_requested', { amount: row.amount })
  return { ok: true, refund: row }
}

/** Requests that unmatched money be sent back. */
export async function requestReturn(
  { tx, site, now, actor }: Shop,
  wanted: { payment: string; amount: number; method: MoneyMethod; reason: string },
): Promise<Refunded> {
  const [money] = await tx.select().from(payment).where(eq(payment.id, wanted.payment)).for('update')
  if (!money) return { ok: false, problem: 'unknown' }
  if (wanted.amount > money.amount - money.allocated - money.returned) return { ok: false, problem: 'too_much' }
  await tx
    .update(payment)
    .set({ returned: sql`${payment.returned} + ${wanted.amount}` })
    .where(eq(payment.id, money.id))
  const [row] = await tx
    .insert(refund)
    .values({
      siteId: site,
      id: randomUUID(),
      paymentId: money.id,
      method: wanted.method,
      amount: wanted.amount,
      reason: wanted.reason,
      requestedBy: actor ?? null,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('The refund was not inserted.')
  return { ok: true, refund: row }
}

/**
 * Approves a refund: what was granted for it is revoked, the sale corrected by a credit note, the money owed to the
 * buyer. `sent` then records with its proof that it went out; `failed` takes a request or an approval back.
 */
export async function leadRefund(
  shop: Shop,
  id: string,
  to: 'approved' | 'sent' | 'failed',
  proof?: Record<string, unknown>,
): Promise<Refunded> {
  const { tx, site, now, actor } = shop
  const [of] = await tx.select({ order: refund.orderId }).from(refund).where(eq(refund.id, id))
  if (!of) return { ok: false, problem: 'unknown' }
  const order = of.order === null ? undefined : await lockOrder(tx, of.order)
  const [before] = await tx.select({ status: refund.status }).from(refund).where(eq(refund.id, id)).for('update')
  // An approved refund has its credit note: it is sent, however long that takes.
  if (to === 'failed' && before?.status === 'approved') return { ok: false, problem: 'decided' }
  const step = await transition(tx, refundMachine, {
    site,
    table: refund,
    id,
    to,
    who: 'manager',
    person: actor,
    set: {
      ...(to === 'approved' ? { approvedBy: actor ?? null } : {}),
      ...(to === 'sent' ? { sentBy: actor ?? null, sentAt: now, proof: proof ?? {} } : {}),
    },
  })
  if (!step.ok || step.from === to) return { ok: false, problem: 'decided' }
  if (actor)
    await recordAudit(tx, {
      site,
      person: actor,
      action: 'refund-status',
      subject: `refund:${id}`,
      before: { status: step.from },
      after: { status: to, amount: step.row.amount },
    })
  const parts = await tx.select().from(refundLine).where(eq(refundLine.refundId, id)).orderBy(refundLine.no)
  if (to === 'sent') await bookRefund(shop, step.row)
  if (order) await followOrder(shop, order, step.row, parts, to)
  else if (to === 'approved') await bookReturn(shop, step.row)
  else if (to === 'failed')
    await tx
      .update(payment)
      .set({ returned: sql`${payment.returned} - ${step.row.amount}` })
      .where(eq(payment.id, step.row.paymentId ?? ''))
  return { ok: true, refund: step.row }
}

async function followOrder(
  shop: Shop,
  order: OrderRow,
  row: RefundRow,
  parts: readonly RefundLineRow[],
  to: 'approved' | 'sent' | 'failed',
): Promise<void> {
  await addEvent(shop, order.id, `refund_${to}`, { amount: row.amount })
  if (to === 'failed') return addUnits(shop, parts, -1)
  if (to === 'sent') return
  const lines = await readLines(shop.tx, order.id)
  await changeOrder(shop, order.id, { refunded: order.refunded + row.amount })
  await refundBills(shop, order.id, row.amount)
  const units = new Map(parts.flatMap(({ lineId, quantity }) => (lineId === null ? [] : [[lineId, quantity] as const])))
  await runSellables(
    shop,
    order,
    lines.filter((line) => units.has(line.id) && line.grantStatus === 'granted'),
    'revoke',
    units,
  )
  const sum = (each: readonly RefundLineRow[], of: 'amount' | 'vat') => each.reduce((all, part) => all + part[of], 0)
  const goods = parts.filter(({ lineId }) => lineId !== null)
  const extras = parts.filter(({ lineId }) => lineId === null)
  if (isBooked(order, lines))
    await bookCredit(shop, {
      id: row.id,
      goods: sum(goods, 'amount'),
      goodsVat: sum(goods, 'vat'),
      extras: sum(extras, 'amount'),
      extrasVat: sum(extras, 'vat'),
    })
  else await bookDepositReturn(shop, row, order)
  const byId = new Map(lines.map((line) => [line.id, line]))
  const changed = await lockOrder(shop.tx, order.id)
  if (changed) await settleOrder(shop, changed)
  await issueCreditNote(shop, order, {
    refund: row.id,
    lines: goods.flatMap(({ lineId, quantity, amount, vat }) => {
      const line = byId.get(lineId ?? '')
      return line ? [{ line, quantity, amount, vat }] : []
    }),
    extras: { total: sum(extras, 'amount'), vat: sum(extras, 'vat') },
    amount: row.amount,
    vat: row.vat,
    refundedBefore: order.refunded,
    reason: row.reason,
  })
}

/** Refunds of an order that count: all but those that failed. */
async function liveRefunds({ tx }: Shop, order: string): Promise<RefundLineRow[]> {
  const live = tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.orderId, order), ne(refund.status, 'failed')))
  return tx.select().from(refundLine).where(inArray(refundLine.refundId, live))
}

type Part = { lineId: string | null; quantity: number }

async function addUnits({ tx }: Shop, parts: readonly Part[], sign: 1 | -1): Promise<void> {
  for (const { lineId, quantity } of parts)
    if (lineId !== null)
      await tx
        .update(salesOrderLine)
        .set({ refunded: sql`${salesOrderLine.refunded} + ${sign * quantity}` })
        .where(eq(salesOrderLine.id, lineId))
}

/** The bills of an order, the first one first. */
async function refundBills(shop: Shop, order: string, amount: number): Promise<void> {
  let left = amount
  for (const each of await billsOf(shop, order)) {
    const part = Math.min(left, each.paid - each.refunded)
    if (part > 0)
      await shop.tx
        .update(bill)
        .set({ refunded: each.refunded + part })
        .where(eq(bill.id, each.id))
    left -= part
  }
}
