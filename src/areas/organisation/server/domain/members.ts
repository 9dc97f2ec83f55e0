import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { membership } from '@gateway/db/membership-tables'
import { person } from '@gateway/db/tables'
import { setMembership } from '@gateway/membership/memberships'
import { pickText } from '@schemas/layout/pick-text'
import { isPosition, type Position } from '@schemas/organisation/entities/position'
import { branch, branchMember } from '../tables'
import { clusterError } from './messages'
import { branchOf, ownBranches, type Staff } from './staff'

/** Who works where, by branch and name, with their last sale. */
export async function listMembers(staff: Staff, wanted: string | undefined) {
  const { tx, locale } = staff
  if (wanted !== undefined) await branchOf(staff, wanted)
  const rows = await tx
    .select({
      id: membership.id,
      role: membership.role,
      since: membership.createdAt,
      personId: person.id,
      firstname: person.firstname,
      lastname: person.lastname,
      email: person.email,
      branchId: branch.id,
      branchName: branch.name,
      pin: branchMember.pinHash,
      lastSale: sql<
        string | null
      >`(SELECT max(s.device_at) FROM pos_sale s WHERE s.cashier_id = ${person.id} AND s.branch_id = ${branch.id})`,
    })
    .from(membership)
    .innerJoin(person, and(eq(person.siteId, membership.siteId), eq(person.id, membership.personId)))
    .innerJoin(branch, and(eq(branch.siteId, membership.siteId), eq(branch.id, membership.scopeId)))
    .leftJoin(
      branchMember,
      and(eq(branchMember.siteId, membership.siteId), eq(branchMember.membershipId, membership.id)),
    )
    .where(
      and(
        eq(membership.scope, 'branch'),
        isNull(membership.endedAt),
        isNull(branch.closedAt),
        wanted === undefined ? undefined : eq(branch.id, wanted),
      ),
    )
    .orderBy(asc(branch.rank), asc(person.firstname), asc(membership.id))
  return {
    branches: (await ownBranches(staff)).map(({ branch: of }) => ({ id: of.id, name: pickText(of.name, locale) })),
    items: rows.map((row) => ({
      id: row.id,
      person: { id: row.personId, name: `${row.firstname} ${row.lastname}`.trim(), email: row.email },
      branch: { id: row.branchId, name: pickText(row.branchName, locale) },
      position: isPosition(row.role) ? row.role : ('cashier' as const),
      hasPin: row.pin !== null,
      since: row.since.toISOString(),
      ...(row.lastSale === null ? {} : { lastSale: new Date(row.lastSale).toISOString() }),
    })),
  }
}

export async function setPosition(
  staff: Staff,
  input: { branch: string; email?: string | undefined; person?: string | undefined; position: Position | null },
): Promise<{ member?: string }> {
  const { tx, site, locale, actor } = staff
  const { branch: of } = await branchOf(staff, input.branch)
  const [found] = await tx
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        input.person === undefined ? eq(sql`lower(${person.email})`, input.email ?? '') : eq(person.id, input.person),
        eq(person.status, 'active'),
      ),
    )
  if (!found) throw clusterError('unknownPerson', locale, { field: 'email' })
  const row = await setMembership(
    tx,
    { site, scope: 'branch', scopeId: of.id, person: found.id, role: input.position },
    actor,
  )
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'branch-position',
    subject: `person:${found.id}`,
    after: { branch: of.name, position: input.position },
  })
  return row && input.position !== null ? { member: row.id } : {}
}

/** Stores a hash of a PIN that was computed outside the transaction. */
export async function setPin(staff: Staff, id: string, pinHash: string | null): Promise<{ hasPin: boolean }> {
  const { tx, site, locale, actor } = staff
  const [row] = await tx
    .select({ id: membership.id, personId: membership.personId })
    .from(membership)
    .where(and(eq(membership.id, id), eq(membership.scope, 'branch'), isNull(membership.endedAt)))
  if (!row) throw clusterError('unknownMember', locale)
  await tx
    .insert(branchMember)
    .values({ siteId: site, membershipId: row.id, pinHash })
    .onConflictDoUpdate({ target: [branchMember.siteId, branchMember.membershipId], set: { pinHash, pinTries: 0 } })
  await recordAudit(tx, { site, person: actor, action: 'branch-pin', subject: `person:${row.personId}`, after: {} })
  return { hasPin: pinHash !== null }
}
