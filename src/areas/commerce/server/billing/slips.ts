import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { intentMachine } from '@schemas/commerce/entities/intent-machine'
import { slipMachine } from '@schemas/commerce/entities/slip-machine'
import type { SlipCheck } from '@schemas/commerce/entities/setting-parts'
import { transition } from '@gateway/states/transition'
import { changeOrder } from '../orders/confirm-order'
import { addEvent, lockOrder, readLines } from '../orders/order-rows'
import { slipHours } from '../orders/settings'
import { settleOrder } from '../orders/settle-order'
import { holdUntil } from '../stock/reserve'
import { orderLineHolder } from '../stock/sell-variants'
import type { Shop } from '../shop'
import { bill, paymentIntent, paymentSlip } from '../tables'
import { type Credited, creditPayment } from './payments'
import { notifySlip } from './notify-billing'

export type SlipRow = typeof paymentSlip.$inferSelect

export type NewSlip = {
  intent: string
  file?: string
  sha256: string
  dhash?: string
  rawQr?: string
  transfer?: { bank: string; reference: string }
  amount?: number
  paidAt?: Date
  checks?: SlipCheck[]
  person?: string | undefined
}

/** Takes a slip as a claim, which holds what the order has reserved for at most 48 hours. */
export async function sendSlip(shop: Shop, sent: NewSlip): Promise<SlipRow | undefined> {
  const { tx, site, now } = shop
  const [of] = await tx
    .select({ intent: paymentIntent, order: bill.orderId })
    .from(paymentIntent)
    .innerJoin(bill, eq(bill.id, paymentIntent.billId))
    .where(eq(paymentIntent.id, sent.intent))
  if (!of) return undefined
  const order = of.order === null ? undefined : await lockOrder(tx, of.order)
  const [row] = await tx
    .insert(paymentSlip)
    .values({
      siteId: site,
      id: randomUUID(),
      intentId: of.intent.id,
      billId: of.intent.billId,
      status: 'needs_review',
      fileId: sent.file ?? null,
      sha256: sent.sha256,
      dhash: sent.dhash ?? null,
      rawQr: sent.rawQr ?? null,
      bank: sent.transfer?.bank ?? null,
      reference: sent.transfer?.reference ?? null,
      amount: sent.amount ?? null,
      paidAt: sent.paidAt ?? null,
      checks: sent.checks ?? [],
      personId: sent.person ?? null,
      createdAt: now,
    })
    .returning()
  await leadIntent(shop, of.intent.id, 'processing')
  if (order?.status === 'pending') {
    // From the first slip on, not from each.
    const until = new Date(order.placedAt.getTime() + slipHours * 3_600_000)
    await changeOrder(shop, order.id, { expiresAt: until })
    const lines = await readLines(tx, order.id)
    await holdUntil(
      tx,
      orderLineHolder,
      lines.map(({ id }) => id),
      until,
    )
  }
  if (order) {
    await addEvent(shop, order.id, 'slip_sent')
    await settleOrder(shop, (await lockOrder(tx, order.id)) ?? order)
  }
  await notifySlip(tx, site, order?.id)
  return row
}

export type SlipDecision =
  | { ok: true; credited: Extract<Credited, { ok: true }> }
  | { ok: false; problem: 'unknown' | 'own' | 'decided' | 'credited' }

type Confirmed = { slip: string; amount: number; transfer?: { bank: string; reference: string } | undefined }

/**
 * Confirms a slip: its transfer is credited, once. The amount is what was received, whatever the slip claims. Nobody
 * confirms their own.
 */
export async function confirmSlip(shop: Shop, wanted: Confirmed): Promise<SlipDecision> {
  try {
    // A savepoint: where the transfer was credited before, the slip stays undecided.
    return await shop.tx.transaction((tx) => confirm({ ...shop, tx }, wanted))
  } catch (error) {
    if (error instanceof CreditedBefore) return { ok: false, problem: 'credited' }
    throw error
  }
}

class CreditedBefore extends Error {}

async function confirm(shop: Shop, { slip, amount, transfer }: Confirmed): Promise<SlipDecision> {
  const { tx, site, now, actor } = shop
  const lead = await lockForReview(shop, slip)
  if (!lead.ok) return lead
  const step = await transition(tx, slipMachine, {
    site,
    table: paymentSlip,
    id: slip,
    to: 'verified',
    who: 'manager',
    person: actor,
    set: { reviewerId: actor ?? null, decidedAt: now },
    ...(actor ? { audit: auditOf({ status: 'verified', amount }) } : {}),
  })
  if (!step.ok) return { ok: false, problem: 'decided' }
  const { row, method } = lead
  const of = transfer ?? (row.bank && row.reference ? { bank: row.bank, reference: row.reference } : undefined)
  const credited = await creditPayment(shop, {
    method,
    amount,
    slip,
    intent: row.intentId,
    bill: row.billId,
    ...(of ? { transfer: of } : {}),
  })
  if (!credited.ok) throw new CreditedBefore()
  // Also where its money matched nothing, the claim is gone.
  if (lead.order) await settleOrder(shop, (await lockOrder(tx, lead.order.id)) ?? lead.order)
  await notifySlip(tx, site, lead.order?.id)
  return { ok: true, credited }
}

/** Rejects a slip; what it held runs out with the order's own time. */
export async function rejectSlip(
  shop: Shop,
  { slip, reason }: { slip: string; reason: string },
): Promise<{ ok: true } | { ok: false; problem: 'unknown' | 'own' | 'decided' }> {
  const { tx, site, now, actor } = shop
  const lead = await lockForReview(shop, slip)
  if (!lead.ok) return lead
  const step = await transition(tx, slipMachine, {
    site,
    table: paymentSlip,
    id: slip,
    to: 'rejected',
    who: 'manager',
    person: actor,
    set: { reviewerId: actor ?? null, decidedAt: now, reason },
    ...(actor ? { audit: auditOf({ status: 'rejected', reason }) } : {}),
  })
  if (!step.ok) return { ok: false, problem: 'decided' }
  await leadIntent(shop, lead.row.intentId, 'requires_payment')
  if (lead.order) {
    await addEvent(shop, lead.order.id, 'slip_rejected', { reason })
    await settleOrder(shop, lead.order)
  }
  await notifySlip(tx, site, lead.order?.id)
  return { ok: true }
}

const auditOf = (after: Record<string, unknown>) => (row: SlipRow, from: string) => ({
  action: 'slip-status' as const,
  subject: `slip:${row.id}`,
  before: { status: from },
  after,
})

/** Locks the order before the slip, as everything does. */
async function lockForReview(shop: Shop, slip: string) {
  const { tx, actor } = shop
  const [of] = await tx
    .select({ order: bill.orderId, method: paymentIntent.method })
    .from(paymentSlip)
    .innerJoin(bill, eq(bill.id, paymentSlip.billId))
    .innerJoin(paymentIntent, eq(paymentIntent.id, paymentSlip.intentId))
    .where(eq(paymentSlip.id, slip))
  if (!of) return { ok: false as const, problem: 'unknown' as const }
  const order = of.order === null ? undefined : await lockOrder(tx, of.order)
  const [row] = await tx.select().from(paymentSlip).where(eq(paymentSlip.id, slip)).for('update')
  if (!row) return { ok: false as const, problem: 'unknown' as const }
  if (row.status !== 'needs_review') return { ok: false as const, problem: 'decided' as const }
  if (actor !== undefined && (row.personId === actor || order?.personId === actor))
    return { ok: false as const, problem: 'own' as const }
  return { ok: true as const, row, order, method: of.method }
}

async function leadIntent({ tx, site }: Shop, id: string, to: 'processing' | 'requires_payment'): Promise<void> {
  await transition(tx, intentMachine, { site, table: paymentIntent, id, to, who: 'system', person: undefined })
}
