import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { membership } from '@gateway/db/membership-tables'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import type { BranchView, RegisterView } from '@schemas/organisation/entities/branch-view'
import { branch, posException, register, registerSegment, salesDay, tillShift } from '../tables'
import { businessDayOf } from './business-day'
import { type BranchRow, readOrganisation } from './staff'

type Reader = { tx: Db; now: Date; timeZone: string }

/** Branches as their managers edit them. */
export async function describeBranches(reader: Reader, id?: string): Promise<BranchView[]> {
  const { tx } = reader
  const rows = await tx
    .select()
    .from(branch)
    .where(and(isNull(branch.closedAt), id === undefined ? undefined : eq(branch.id, id)))
    .orderBy(asc(branch.rank), asc(branch.id))
  const registers = await listRegisters(tx)
  const figures = await figuresOf(reader)
  return rows.map((row) => describe(row, registers.get(row.id) ?? [], figures))
}

type Figures = Awaited<ReturnType<typeof figuresOf>>

const describe = (
  row: BranchRow,
  registers: RegisterView[],
  { members, sold, sales, exceptions }: Figures,
): BranchView => ({
  id: row.id,
  name: row.name,
  address: row.address,
  phone: row.phone,
  hours: row.hours,
  receiptHead: row.receiptHead,
  receiptFoot: row.receiptFoot,
  tenders: row.tenders,
  discountLimit: row.discountLimit,
  version: row.version,
  registers,
  members: members.get(row.id) ?? 0,
  today: { sales: sales.get(row.id) ?? 0, total: sold.get(row.id) ?? 0 },
  exceptions: exceptions.get(row.id) ?? 0,
})

async function listRegisters(tx: Db): Promise<Map<string, RegisterView[]>> {
  const rows = await tx
    .select({ register, segment: registerSegment, shift: tillShift, opener: person.firstname })
    .from(register)
    .leftJoin(
      registerSegment,
      and(
        eq(registerSegment.siteId, register.siteId),
        eq(registerSegment.registerId, register.id),
        isNull(registerSegment.revokedAt),
      ),
    )
    .leftJoin(
      tillShift,
      and(eq(tillShift.siteId, register.siteId), eq(tillShift.registerId, register.id), eq(tillShift.status, 'open')),
    )
    .leftJoin(person, and(eq(person.siteId, register.siteId), eq(person.id, tillShift.openedBy)))
    .where(isNull(register.retiredAt))
    .orderBy(asc(register.code))
  const found = new Map<string, RegisterView[]>()
  for (const { register: row, segment, shift, opener } of rows)
    found.set(row.branchId, [
      ...(found.get(row.branchId) ?? []),
      {
        id: row.id,
        code: row.code,
        name: row.name,
        version: row.version,
        ...(row.machineNo === null ? {} : { machineNo: row.machineNo }),
        ...(segment
          ? {
              device: {
                name: segment.deviceName,
                boundAt: segment.boundAt.toISOString(),
                ...(segment.seenAt ? { seenAt: segment.seenAt.toISOString() } : {}),
              },
            }
          : {}),
        ...(shift ? { openShift: { by: opener ?? '', at: shift.openedAt.toISOString() } } : {}),
      },
    ])
  return found
}

/** By branch: members, what was sold on this business day, and what waits for a person. */
async function figuresOf({ tx, now, timeZone }: Reader) {
  const { dayStart } = await readOrganisation(tx)
  const today = businessDayOf(now, { dayStart, timeZone })
  const members = await tx
    .select({ id: membership.scopeId, n: count() })
    .from(membership)
    .where(and(eq(membership.scope, 'branch'), isNull(membership.endedAt)))
    .groupBy(membership.scopeId)
  const sold = await tx
    .select({
      id: salesDay.branchId,
      total: sql<number>`sum(${salesDay.total} - ${salesDay.refundedTotal})`.mapWith(Number),
    })
    .from(salesDay)
    .where(eq(salesDay.businessDate, today))
    .groupBy(salesDay.branchId)
  const { rows: sales } = (await tx.execute(
    sql`SELECT branch_id AS id, count(*)::float8 AS n FROM pos_sale WHERE business_date = ${today} GROUP BY 1`,
  )) as unknown as { rows: { id: string; n: number }[] }
  const exceptions = await tx
    .select({ id: posException.branchId, n: count() })
    .from(posException)
    .where(eq(posException.status, 'open'))
    .groupBy(posException.branchId)
  return {
    members: new Map(members.map(({ id, n }) => [id, n])),
    sold: new Map(sold.map(({ id, total }) => [id, total])),
    sales: new Map(sales.map(({ id, n }) => [id, n])),
    exceptions: new Map(exceptions.map(({ id, n }) => [id, n])),
  }
}
