import { randomUUID } from 'node:crypto'
import { and, eq, isNull, max } from 'drizzle-orm'
import { mayAs, type Position } from '@schemas/organisation/entities/position'
import { posSale, register, registerSegment, tillShift } from '../tables'
import { clusterError } from './messages'
import { branchOf, type BranchRow, type Staff } from './staff'

export type RegisterRow = typeof register.$inferSelect
export type SegmentRow = typeof registerSegment.$inferSelect

/** A register of a branch that the caller works at; any other does not exist for them. */
export async function registerOf(
  staff: Staff,
  id: string,
  needed?: Position,
): Promise<{ register: RegisterRow; branch: BranchRow; position: Position }> {
  const [row] = await staff.tx.select().from(register).where(eq(register.id, id))
  if (!row) throw clusterError('unknownRegister', staff.locale)
  const own = await branchOf(staff, row.branchId, { unknown: 'unknownRegister', ...(needed ? { needed } : {}) })
  return { register: row, ...own }
}

/** The same, locked: nobody binds or revokes its device, opens a shift or retires it meanwhile. */
export async function lockRegister(staff: Staff, id: string): Promise<Awaited<ReturnType<typeof registerOf>>> {
  const own = await registerOf(staff, id)
  const [row] = await staff.tx.select().from(register).where(eq(register.id, id)).for('update')
  if (!row) throw clusterError('unknownRegister', staff.locale)
  return { ...own, register: row }
}

export function refuseRetired({ locale }: Pick<Staff, 'locale'>, { retiredAt, code }: RegisterRow): void {
  if (retiredAt) throw clusterError('retired', locale, { values: { code } })
}

/** A device that was revoked does nothing for a cashier any more; a lead ends what is open there. */
export async function refuseRevoked(
  { tx, locale }: Pick<Staff, 'tx' | 'locale'>,
  segment: string,
  position: Position,
): Promise<void> {
  if (mayAs(position, 'lead')) return
  const [row] = await tx
    .select({ revokedAt: registerSegment.revokedAt })
    .from(registerSegment)
    .where(eq(registerSegment.id, segment))
  if (row?.revokedAt) throw clusterError('revoked', locale)
}

/** The device that numbers receipts of a register now. */
export async function liveSegment({ tx }: Pick<Staff, 'tx'>, registerId: string): Promise<SegmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(registerSegment)
    .where(and(eq(registerSegment.registerId, registerId), isNull(registerSegment.revokedAt)))
  return row
}

/** Binds a device to a register that has no open shift: its numbers begin a segment of their own. */
export async function bindDevice(
  staff: Staff,
  row: RegisterRow,
  device: { id: string; name: string },
): Promise<SegmentRow> {
  const { tx, site, now, locale, actor } = staff
  const { register: locked } = await lockRegister(staff, row.id)
  refuseRetired(staff, locked)
  const live = await liveSegment(staff, row.id)
  if (live?.deviceId === device.id) return live
  if (await openShiftOf(staff, row.id)) throw clusterError('otherDevice', locale)
  if (live) await tx.update(registerSegment).set({ revokedAt: now }).where(eq(registerSegment.id, live.id))
  const [last] = await tx
    .select({ no: max(registerSegment.no) })
    .from(registerSegment)
    .where(eq(registerSegment.registerId, row.id))
  const [made] = await tx
    .insert(registerSegment)
    .values({
      siteId: site,
      id: randomUUID(),
      registerId: row.id,
      no: (last?.no ?? 0) + 1,
      deviceId: device.id,
      deviceName: device.name,
      boundBy: actor,
      boundAt: now,
    })
    .returning()
  if (!made) throw new Error('The segment was not inserted.')
  return made
}

/** The number that the next sale of a segment may have, by what was handed over and by the shifts that were closed. */
export async function nextSeq({ tx }: Pick<Staff, 'tx'>, segment: string): Promise<number> {
  const [sales] = await tx
    .select({ seq: max(posSale.seq) })
    .from(posSale)
    .where(eq(posSale.segmentId, segment))
  const [shifts] = await tx
    .select({ seq: max(tillShift.lastSeq) })
    .from(tillShift)
    .where(eq(tillShift.segmentId, segment))
  return Math.max(sales?.seq ?? 0, shifts?.seq ?? 0) + 1
}

export async function openShiftOf(
  { tx }: Pick<Staff, 'tx'>,
  registerId: string,
): Promise<typeof tillShift.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(tillShift)
    .where(and(eq(tillShift.registerId, registerId), eq(tillShift.status, 'open')))
  return row
}

/** The device may no longer number receipts; what it has not handed over is still taken, of a lead. */
export async function revokeDevice(staff: Staff, row: RegisterRow): Promise<void> {
  const { tx, now } = staff
  await lockRegister(staff, row.id)
  await tx
    .update(registerSegment)
    .set({ revokedAt: now })
    .where(and(eq(registerSegment.registerId, row.id), isNull(registerSegment.revokedAt)))
}
