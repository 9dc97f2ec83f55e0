import { and, count, desc, eq, inArray, sum } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import { posSale, register, tillShift } from '../tables'
import { branchOf, type Staff } from './staff'

const shownShifts = 20

/** The latest shifts of a branch, the newest first. */
export async function listShifts(staff: Staff, branch: string) {
  const { tx } = staff
  const { branch: of } = await branchOf(staff, branch)
  const rows = await tx
    .select({ shift: tillShift, code: register.code, firstname: person.firstname, lastname: person.lastname })
    .from(tillShift)
    .innerJoin(register, and(eq(register.siteId, tillShift.siteId), eq(register.id, tillShift.registerId)))
    .leftJoin(person, and(eq(person.siteId, tillShift.siteId), eq(person.id, tillShift.openedBy)))
    .where(eq(tillShift.branchId, of.id))
    .orderBy(desc(tillShift.openedAt), desc(tillShift.id))
    .limit(shownShifts)
  if (rows.length === 0) return []
  const figures = await tx
    .select({ shift: posSale.shiftId, sales: count(), total: sum(posSale.total).mapWith(Number) })
    .from(posSale)
    .where(
      inArray(
        posSale.shiftId,
        rows.map(({ shift }) => shift.id),
      ),
    )
    .groupBy(posSale.shiftId)
  const figureOf = new Map(figures.map((each) => [each.shift, each]))
  return rows.map(({ shift, code, firstname, lastname }) => {
    const cash = shift.status === 'closed' ? shift.difference?.cash : undefined
    return {
      id: shift.id,
      register: code,
      status: shift.status,
      businessDate: shift.businessDate,
      openedBy: `${firstname ?? ''} ${lastname ?? ''}`.trim(),
      openedAt: shift.openedAt.toISOString(),
      ...(shift.closedAt ? { closedAt: shift.closedAt.toISOString() } : {}),
      sales: figureOf.get(shift.id)?.sales ?? 0,
      total: figureOf.get(shift.id)?.total ?? 0,
      ...(cash === undefined ? {} : { difference: cash }),
    }
  })
}
