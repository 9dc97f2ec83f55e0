import { and, desc, eq } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { posException } from '../tables'
import { clusterError } from './messages'
import { branchOf, type Staff } from './staff'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** What someone has to look at. A cash difference is named to leads alone, who see it on the closed shift too. */
export async function listMatters(
  staff: Staff,
  { branch: id, status }: { branch: string; status: 'open' | 'settled' },
) {
  const { branch } = await branchOf(staff, id)
  const rows = await staff.tx
    .select()
    .from(posException)
    .where(and(eq(posException.branchId, branch.id), eq(posException.status, status)))
    .orderBy(desc(posException.createdAt))
    .limit(200)
  return {
    items: rows.map((row) => {
      const number =
        textOf(row.data.number) ?? (row.data.seq === undefined ? undefined : String(numberOf(row.data.seq)))
      const amount = numberOf(row.data.cash) ?? numberOf(row.data.discount) ?? numberOf(row.data.total)
      return {
        id: row.id,
        kind: row.kind,
        ...(number === undefined ? {} : { number }),
        ...(amount === undefined ? {} : { amount }),
        status: row.status,
        note: row.note,
        at: row.createdAt.toISOString(),
      }
    }),
  }
}

export async function settleMatter(staff: Staff, { id, note }: { id: string; note: string }) {
  const { tx, site, locale, actor, now } = staff
  const [row] = await tx.select().from(posException).where(eq(posException.id, id)).for('update')
  if (!row) throw clusterError('unknownException', locale)
  await branchOf(staff, row.branchId, { unknown: 'unknownException' })
  if (row.status === 'settled') return { status: row.status }
  await tx
    .update(posException)
    .set({ status: 'settled', settledBy: actor, settledAt: now, note })
    .where(eq(posException.id, id))
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'pos-exception-settle',
    subject: `pos_exception:${id}`,
    after: { kind: row.kind, note },
  })
  return { status: 'settled' as const }
}
