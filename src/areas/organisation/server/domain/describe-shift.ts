import { asc, count, eq } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import { mayAs, type Position } from '@schemas/organisation/entities/position'
import type { ShiftView } from '@schemas/organisation/entities/shift-view'
import { posRefund, posSale, tillCashMove } from '../tables'
import { countOf, shownMissing } from './gaps'
import type { ShiftRow } from './shifts'
import type { Staff } from './staff'

/** A shift as someone sees it. What the drawer should hold is for leads, and only after the count is stored. */
export async function describeShift({ tx }: Pick<Staff, 'tx'>, row: ShiftRow, position: Position): Promise<ShiftView> {
  const [sales] = await tx.select({ n: count() }).from(posSale).where(eq(posSale.shiftId, row.id))
  const [refunds] = await tx.select({ n: count() }).from(posRefund).where(eq(posRefund.shiftId, row.id))
  const moves = await tx
    .select()
    .from(tillCashMove)
    .where(eq(tillCashMove.shiftId, row.id))
    .orderBy(asc(tillCashMove.createdAt))
  const seesExpected = row.status === 'closed' && mayAs(position, 'lead')
  return {
    id: row.id,
    status: row.status,
    register: row.registerId,
    businessDate: row.businessDate,
    openedBy: await nameOf(tx, row.openedBy),
    openedAt: row.openedAt.toISOString(),
    float: row.floatAmount,
    firstSeq: row.firstSeq,
    ...(row.lastSeq === null ? {} : { lastSeq: row.lastSeq }),
    ...(row.closedAt ? { closedAt: row.closedAt.toISOString() } : {}),
    sales: sales?.n ?? 0,
    refunds: refunds?.n ?? 0,
    missing: row.missing.slice(0, shownMissing),
    missingCount: Math.max(row.missing.length, countOf(row.missingRanges)),
    ...(row.counts ? { counted: row.counts.tenders } : {}),
    ...(seesExpected && row.expected && row.difference ? { expected: row.expected, difference: row.difference } : {}),
    moves: moves.map(({ id, kind, amount, reason, createdAt }) => ({
      id,
      kind,
      amount,
      reason,
      at: createdAt.toISOString(),
    })),
  }
}

/** Empty for someone who has left. */
export async function nameOf(tx: Staff['tx'], id: string | null): Promise<string> {
  if (id === null) return ''
  const [row] = await tx
    .select({ firstname: person.firstname, lastname: person.lastname })
    .from(person)
    .where(eq(person.id, id))
  return row ? `${row.firstname} ${row.lastname}`.trim() : ''
}
