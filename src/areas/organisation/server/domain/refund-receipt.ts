import { eq } from 'drizzle-orm'
import { bookTillCash, refundAtTill } from '@areas/commerce/server/public'
import { roundCash } from '@schemas/commerce/price/refund-part'
import { toSatang } from '@schemas/money/satang'
import type { TenderKind } from '@schemas/organisation/entities/tender'
import { posRefund, posSale } from '../tables'
import { hourOf } from './business-day'
import { clusterError } from './messages'
import { addRefundToDay } from './sales-day'
import { lockShift, refuseClosed } from './shifts'
import { branchOf, readOrganisation, type Staff } from './staff'

type Wanted = {
  sale: string
  shift: string
  lines: readonly { line: string; units: number }[]
  method: TenderKind
  reference?: string | undefined
  reason: string
  restock: boolean
}

/** Refunds lines of a receipt out of the drawer of an open shift, or as a transfer that is recorded with its proof. */
export async function refundReceipt(staff: Staff, wanted: Wanted) {
  const { tx, site, now, locale, timeZone, actor } = staff
  const [sale] = await tx.select().from(posSale).where(eq(posSale.orderId, wanted.sale))
  if (!sale) throw clusterError('unknownReceipt', locale)
  const { branch } = await branchOf(staff, sale.branchId, { unknown: 'unknownReceipt' })
  const { shift } = await lockShift(staff, wanted.shift)
  if (shift.branchId !== branch.id) throw clusterError('unknownShift', locale)
  refuseClosed(staff, shift)
  const done = await refundAtTill(staff, { ...wanted, order: sale.orderId })
  if (!done.ok && done.problem === 'too_much')
    throw clusterError('leftToReturn', locale, { values: { n: String(Math.max(0, done.left)) } })
  if (!done.ok) throw clusterError(done.problem === 'unknown' ? 'unknownLine' : 'freeLines', locale)
  const { cashStep, cashWay } = await readOrganisation(tx)
  const paid =
    wanted.method === 'cash' ? roundCash(toSatang(done.amount), { step: cashStep, way: cashWay }) : done.amount
  const rounding = paid - done.amount
  await tx.insert(posRefund).values({
    siteId: site,
    refundId: done.refund,
    orderId: sale.orderId,
    branchId: branch.id,
    shiftId: shift.id,
    businessDate: shift.businessDate,
    method: wanted.method,
    paid,
    rounding,
    actorId: actor,
    createdAt: now,
  })
  // The refund was booked in full: what is rounded stays in the drawer.
  if (rounding !== 0)
    await bookTillCash(staff, {
      key: `refund-rounding:${done.refund}`,
      legs: { cash: rounding, rounding: -rounding },
    })
  const day = { branch: branch.id, businessDate: shift.businessDate, hour: hourOf(now, timeZone) }
  await addRefundToDay(staff, day, done.lines)
  return {
    refund: done.refund,
    amount: done.amount,
    paid,
    ...(done.document ? { document: done.document.number } : {}),
  }
}

/** A receipt of a branch that the caller works at. */
export async function saleOf(staff: Staff, id: string) {
  const [sale] = await staff.tx.select().from(posSale).where(eq(posSale.orderId, id))
  if (!sale) throw clusterError('unknownReceipt', staff.locale)
  return { sale, ...(await branchOf(staff, sale.branchId, { unknown: 'unknownReceipt' })) }
}
