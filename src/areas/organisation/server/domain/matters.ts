import { and, desc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { posException } from '../tables'
import { clusterError } from './messages'
import { branchOf, type Staff } from './staff'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** The number that is missing, or the first and the last one of several. */
function numbersIn({ seq, to }: Record<string, unknown>): string | undefined {
  const [first, last] = [numberOf(seq), numberOf(to)]
  if (first === undefined) return undefined
  return last === undefined ? String(first) : `${first}–${last}`
}

type Page = { branch: string; status: 'open' | 'settled'; cursor?: string | undefined; limit: number }

/**
 * What someone has to look at, the newest first. A cash difference is named to leads alone, who see it on the closed
 * shift too.
 */
export async function listMatters(staff: Staff, { branch: id, status, cursor, limit }: Page) {
  const { branch } = await branchOf(staff, id)
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await staff.tx
    .select()
    .from(posException)
    .where(
      and(
        eq(posException.branchId, branch.id),
        eq(posException.status, status),
        after
          ? sql`(${posException.createdAt}, ${posException.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(posException.createdAt), desc(posException.id))
    .limit(limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    ...(last ? { next: encodeCursor({ at: last.createdAt, id: last.id }) } : {}),
    items: rows.slice(0, limit).map((row) => {
      const number = textOf(row.data.number) ?? numbersIn(row.data)
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
