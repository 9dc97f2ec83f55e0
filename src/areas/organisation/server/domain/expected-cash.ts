import { eq } from 'drizzle-orm'
import type { TenderKind } from '@schemas/organisation/entities/tender'
import { posRefund, posSale, tillCashMove } from '../tables'
import type { ShiftRow } from './shifts'
import type { Staff } from './staff'

/** What a shift should hold: float + cash taken − change − cash refunds + cash in − cash out; transfers and cards. */
export async function expectedOf(
  { tx }: Pick<Staff, 'tx'>,
  { id, floatAmount }: Pick<ShiftRow, 'id' | 'floatAmount'>,
): Promise<Record<TenderKind, number>> {
  const expected: Record<TenderKind, number> = { cash: floatAmount, promptpay: 0, card: 0 }
  const sales = await tx
    .select({ tenders: posSale.tenders, change: posSale.change })
    .from(posSale)
    .where(eq(posSale.shiftId, id))
  for (const { tenders, change } of sales) {
    for (const { kind, amount } of tenders) expected[kind] += amount
    expected.cash -= change
  }
  const refunds = await tx
    .select({ method: posRefund.method, paid: posRefund.paid })
    .from(posRefund)
    .where(eq(posRefund.shiftId, id))
  for (const { method, paid } of refunds) expected[method] -= paid
  const moves = await tx
    .select({ kind: tillCashMove.kind, amount: tillCashMove.amount })
    .from(tillCashMove)
    .where(eq(tillCashMove.shiftId, id))
  for (const { kind, amount } of moves) expected.cash += kind === 'in' ? amount : -amount
  return expected
}
