import { and, asc, eq, sql } from 'drizzle-orm'
import type { SlipReview } from '@schemas/commerce/entities/payment-view'
import type { Shop } from '../shop'
import { bill, paymentIntent, paymentSlip, salesOrder } from '../tables'

/** Slips that wait for their review, the oldest first. */
export async function listSlips({ tx, actor }: Shop, limit: number): Promise<SlipReview[]> {
  const sameReference = sql<number>`(SELECT count(*) FROM payment_slip other
    WHERE other.bank = "payment_slip"."bank" AND other.reference = "payment_slip"."reference" AND other.id <> "payment_slip"."id")`
  const rows = await tx
    .select({ slip: paymentSlip, intent: paymentIntent, bill, order: salesOrder, same: sameReference.mapWith(Number) })
    .from(paymentSlip)
    .innerJoin(
      paymentIntent,
      and(eq(paymentIntent.siteId, paymentSlip.siteId), eq(paymentIntent.id, paymentSlip.intentId)),
    )
    .innerJoin(bill, and(eq(bill.siteId, paymentSlip.siteId), eq(bill.id, paymentSlip.billId)))
    .leftJoin(salesOrder, and(eq(salesOrder.siteId, bill.siteId), eq(salesOrder.id, bill.orderId)))
    .where(eq(paymentSlip.status, 'needs_review'))
    .orderBy(asc(paymentSlip.createdAt), asc(paymentSlip.id))
    .limit(limit)
  return rows.map(({ slip, intent, bill: owed, order, same }) => ({
    id: slip.id,
    status: slip.status,
    sentAt: slip.createdAt.toISOString(),
    ...(order ? { order: order.id, number: order.number } : {}),
    payer: owed.payerName,
    due: owed.total - owed.paid,
    asked: intent.amount,
    ...(slip.amount === null ? {} : { amount: slip.amount }),
    ...(slip.paidAt ? { paidAt: slip.paidAt.toISOString() } : {}),
    ...(slip.bank === null ? {} : { bank: slip.bank }),
    ...(slip.reference === null ? {} : { reference: slip.reference }),
    hasFile: slip.fileId !== null,
    checks: slip.checks.map(({ check, outcome, detail }) => ({
      check,
      outcome,
      ...(detail === undefined ? {} : { detail }),
    })),
    sameReference: same,
    isOwn: actor !== undefined && (slip.personId === actor || order?.personId === actor),
  }))
}

/** Who has decided on a slip, by name, where someone has. */
export async function decidedBy({ tx }: Pick<Shop, 'tx'>, slip: string): Promise<string> {
  const { rows } = (await tx.execute(sql`
    SELECT trim(p.firstname || ' ' || p.lastname) AS name FROM payment_slip s JOIN person p ON p.id = s.reviewer_id AND p.site_id = s.site_id
    WHERE s.id = ${slip}`)) as unknown as { rows: { name: string }[] }
  return rows[0]?.name || '–'
}
