import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { membership } from '@gateway/db/membership-tables'
import { person } from '@gateway/db/tables'
import { isPosition, mayAs, type Position } from '@schemas/organisation/entities/position'
import { branchMember } from '../tables'
import { nameOf } from './describe-shift'
import { clusterError } from './messages'
import { registerOf } from './registers'
import type { Staff } from './staff'

/** After so many wrong tries a PIN is locked until a manager sets a new one. */
const maxTries = 5

type Colleague = { id: string; name: string; position: Position }

const joined = (tx: Staff['tx'], branch: string) =>
  tx
    .select({
      member: membership.id,
      id: person.id,
      firstname: person.firstname,
      lastname: person.lastname,
      role: membership.role,
    })
    .from(membership)
    .innerJoin(
      branchMember,
      and(eq(branchMember.siteId, membership.siteId), eq(branchMember.membershipId, membership.id)),
    )
    .innerJoin(person, and(eq(person.siteId, membership.siteId), eq(person.id, membership.personId)))
    .where(
      and(
        eq(membership.scope, 'branch'),
        eq(membership.scopeId, branch),
        isNull(membership.endedAt),
        isNotNull(branchMember.pinHash),
        eq(person.status, 'active'),
      ),
    )
    .orderBy(asc(person.firstname), asc(membership.id))

/** Who may open the lock of a till at a branch: those who sell there and have a PIN. */
export async function listColleagues({ tx }: Pick<Staff, 'tx'>, branch: string): Promise<Colleague[]> {
  return (await joined(tx, branch)).flatMap(({ id, firstname, lastname, role }) =>
    isPosition(role) && mayAs(role, 'cashier') ? [{ id, name: `${firstname} ${lastname}`.trim(), position: role }] : [],
  )
}

/** Counts a try at someone's PIN. Throws CallError where it is locked, or where they have none here. */
export async function takeTry(
  staff: Staff,
  wanted: { register: string; person: string },
): Promise<{ hash: string | null; member: string }> {
  const { tx, locale } = staff
  const { branch } = await registerOf(staff, wanted.register)
  const found = (await joined(tx, branch.id)).find(({ id, role }) => id === wanted.person && isPosition(role))
  // Someone who has no PIN here is answered like a wrong one.
  if (!found) throw clusterError('wrongPin', locale, { field: 'pin' })
  const [row] = await tx
    .update(branchMember)
    .set({ pinTries: sql`${branchMember.pinTries} + 1` })
    .where(and(eq(branchMember.membershipId, found.member), lt(branchMember.pinTries, maxTries)))
    .returning({ hash: branchMember.pinHash })
  if (!row) throw clusterError('lockedPin', locale, { field: 'pin' })
  return { hash: row.hash, member: found.member }
}

/** The PIN was right: earlier tries no longer count. */
export async function acceptPin({ tx, locale }: Staff, member: string): Promise<Colleague> {
  const [row] = await tx
    .select({ id: membership.personId, role: membership.role })
    .from(membership)
    .where(and(eq(membership.id, member), isNull(membership.endedAt)))
  if (!row || !isPosition(row.role) || !mayAs(row.role, 'cashier')) throw clusterError('wrongPin', locale)
  await tx.update(branchMember).set({ pinTries: 0 }).where(eq(branchMember.membershipId, member))
  return { id: row.id, name: await nameOf(tx, row.id), position: row.role }
}
