import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MembershipScope } from '@schemas/membership'
import { membership } from '../db/membership-tables'
import type { Db } from '../db/open'

export type MembershipRow = typeof membership.$inferSelect

/** What a person is in each row of a scope: the role by its id. */
export async function rolesOf(tx: Db, scope: MembershipScope, person: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: membership.scopeId, role: membership.role })
    .from(membership)
    .where(and(eq(membership.personId, person), eq(membership.scope, scope), isNull(membership.endedAt)))
  return new Map(rows.map(({ id, role }) => [id, role]))
}

type Change = { site: string; scope: MembershipScope; scopeId: string; person: string; role: string | null }

/** Gives a person a role in a row of a scope, or ends their membership there; resolves to the row as it is then. */
export async function setMembership(
  tx: Db,
  { site, scope, scopeId, person, role }: Change,
  by: string | undefined,
): Promise<MembershipRow | undefined> {
  const live = and(
    eq(membership.scope, scope),
    eq(membership.scopeId, scopeId),
    eq(membership.personId, person),
    isNull(membership.endedAt),
  )
  if (role === null) {
    const [ended] = await tx.update(membership).set({ endedAt: new Date() }).where(live).returning()
    return ended
  }
  const [row] = await tx
    .insert(membership)
    .values({ siteId: site, id: randomUUID(), scope, scopeId, personId: person, role, createdBy: by ?? null })
    .onConflictDoUpdate({
      target: [membership.siteId, membership.scope, membership.scopeId, membership.personId],
      targetWhere: isNull(membership.endedAt),
      set: { role, version: sql`${membership.version} + 1` },
    })
    .returning()
  return row
}

/** Ends all memberships of a person who leaves. */
export const endMemberships = (tx: Db, person: string) =>
  tx
    .update(membership)
    .set({ endedAt: new Date() })
    .where(and(eq(membership.personId, person), isNull(membership.endedAt)))
