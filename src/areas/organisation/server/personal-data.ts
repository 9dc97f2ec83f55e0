import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { membership } from '@gateway/db/membership-tables'
import { endMemberships } from '@gateway/membership/memberships'
import { branch, branchMember, posHeld, posSale, tillShift } from './tables'

export const personalData: Record<string, PersonalData> = {
  positions: {
    read: (tx, person) =>
      tx
        .select({
          branch: branch.name,
          position: membership.role,
          since: membership.createdAt,
          until: membership.endedAt,
        })
        .from(membership)
        .innerJoin(branch, and(eq(branch.siteId, membership.siteId), eq(branch.id, membership.scopeId)))
        .where(and(eq(membership.personId, person), eq(membership.scope, 'branch')))
        .orderBy(desc(membership.createdAt)),
    forget: async (tx, person) => {
      await tx
        .delete(branchMember)
        .where(
          sql`${branchMember.membershipId} IN (SELECT id FROM membership WHERE person_id = ${person} AND scope = 'branch')`,
        )
      await endMemberships(tx, person)
    },
  },
  // Shifts, sales and what was put aside stay with the business; the name goes with the account.
  shifts: {
    read: (tx, person) =>
      tx
        .select({ openedAt: tillShift.openedAt, closedAt: tillShift.closedAt })
        .from(tillShift)
        .where(eq(tillShift.openedBy, person))
        .orderBy(desc(tillShift.openedAt)),
    forget: async (tx, person) => {
      await tx.update(posSale).set({ cashierId: null }).where(eq(posSale.cashierId, person))
      await tx.update(posSale).set({ handedOverBy: null }).where(eq(posSale.handedOverBy, person))
      await tx
        .update(posHeld)
        .set({ heldBy: null })
        .where(and(eq(posHeld.heldBy, person), isNull(posHeld.takenAt)))
    },
  },
}
