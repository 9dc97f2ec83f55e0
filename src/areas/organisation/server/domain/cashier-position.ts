import { and, desc, eq } from 'drizzle-orm'
import { membership } from '@gateway/db/membership-tables'
import { person } from '@gateway/db/tables'
import { hasRole } from '@schemas/layout/role'
import { isPosition, mayAs, type Position } from '@schemas/organisation/entities/position'
import type { Staff } from './staff'

type Wanted = { branch: string; cashier: string; at: Date; sender: Position }

/**
 * The position in which someone sold at a branch. Nothing where they did not work there then; what was sold offline
 * before a membership ended is theirs, and a lead may still hand over what came after.
 */
export async function cashierPosition(
  { tx, actor, isSiteManager }: Pick<Staff, 'tx' | 'actor' | 'isSiteManager'>,
  { branch, cashier, at, sender }: Wanted,
): Promise<Position | undefined> {
  const rows = await tx
    .select({ role: membership.role, endedAt: membership.endedAt })
    .from(membership)
    .where(and(eq(membership.scope, 'branch'), eq(membership.scopeId, branch), eq(membership.personId, cashier)))
    .orderBy(desc(membership.createdAt), desc(membership.id))
  // Not when it began: the clock of a device may be behind.
  const own = rows.find(({ endedAt }) => endedAt === null || endedAt >= at || mayAs(sender, 'lead'))
  if (own && isPosition(own.role) && mayAs(own.role, 'cashier')) return own.role
  if (cashier === actor) return isSiteManager ? 'manager' : undefined
  const [someone] = await tx.select({ role: person.role }).from(person).where(eq(person.id, cashier))
  return someone && hasRole(someone.role, 'manager') ? 'manager' : undefined
}
