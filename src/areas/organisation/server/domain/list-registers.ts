import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { pickText } from '@schemas/layout/pick-text'
import { mayAs } from '@schemas/organisation/entities/position'
import { register, registerSegment, tillShift } from '../tables'
import { nameOf } from './describe-shift'
import { ownBranches, readOrganisation, type Staff } from './staff'

/** The registers where the caller may sell. */
export async function listRegisters(staff: Staff, device: string | undefined) {
  const { tx, locale, actor } = staff
  const own = (await ownBranches(staff)).filter(({ position }) => mayAs(position, 'cashier'))
  const name = pickText((await readOrganisation(tx)).name, locale)
  if (own.length === 0) return { items: [], ...(name ? { organisation: name } : {}) }
  const rows = await tx
    .select({ register, segment: registerSegment, shift: tillShift })
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
    .where(
      and(
        isNull(register.retiredAt),
        inArray(
          register.branchId,
          own.map(({ branch }) => branch.id),
        ),
      ),
    )
    .orderBy(asc(register.code))
  const items = await Promise.all(
    rows.map(async ({ register: row, segment, shift }) => {
      const at = own.find(({ branch }) => branch.id === row.branchId)
      return {
        id: row.id,
        code: row.code,
        name: row.name,
        branch: { id: row.branchId, name: pickText(at?.branch.name, locale) },
        position: at?.position ?? ('cashier' as const),
        ...(segment
          ? {
              device: {
                name: segment.deviceName,
                isThis: segment.deviceId === device,
                ...(segment.seenAt ? { seenAt: segment.seenAt.toISOString() } : {}),
              },
            }
          : {}),
        ...(shift
          ? {
              openShift: {
                id: shift.id,
                by: await nameOf(tx, shift.openedBy),
                at: shift.openedAt.toISOString(),
                isMine: shift.openedBy === actor,
              },
            }
          : {}),
      }
    }),
  )
  const place = (branch: string) => own.findIndex((each) => each.branch.id === branch)
  return {
    items: items.sort((one, other) => place(one.branch.id) - place(other.branch.id)),
    ...(name ? { organisation: name } : {}),
  }
}
