import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { oneTimeToken } from '../db/account-tables'
import type { Db } from '../db/open'
import { audit, person } from '../db/tables'

/**
 * Whether an address was registered but never verified: nobody answered the mail, and no admin was involved, as they
 * are when they invite, give a role or give money. Such an address is free for the person who proves it.
 */
export async function isUnproven(
  tx: Db,
  { siteId, id, status, role }: Pick<typeof person.$inferSelect, 'siteId' | 'id' | 'status' | 'role'>,
): Promise<boolean> {
  if (status !== 'pending' || role !== 'user') return false
  // What the operator does to a member is audited on the site, with the member named in `after`.
  const byOperator = and(eq(audit.subject, `site:${siteId}`), sql`${audit.after} ->> 'person' = ${id}`)
  const [act] = await tx
    .select({ id: audit.id })
    .from(audit)
    .where(or(inArray(audit.subject, [`person:${id}`, `wallet:${id}`]), byOperator))
    .limit(1)
  return act === undefined
}

/** A pending account is kept this long after its last activation link ended (days). */
const retentionDays = 7

/**
 * Removes unverified registrations whose time is over, with whatever address they were made. Returns how many were
 * removed.
 */
export async function purgeUnverified(tx: Db, limit: number): Promise<number> {
  const result = await tx.execute(sql`
    SELECT p.id FROM person AS p
    WHERE p.status = 'pending' AND p.role = 'user' AND p.created_at < now() - make_interval(days => ${retentionDays})
      AND NOT EXISTS (SELECT 1 FROM one_time_token AS t WHERE t.site_id = p.site_id AND t.person_id = p.id AND t.expires_at > now() - make_interval(days => ${retentionDays}))
      AND NOT EXISTS (SELECT 1 FROM audit AS a WHERE a.site_id = p.site_id AND (a.subject IN ('person:' || p.id, 'wallet:' || p.id) OR (a.subject = 'site:' || p.site_id AND a.after ->> 'person' = p.id)))
      AND NOT EXISTS (SELECT 1 FROM thread_member AS m WHERE m.site_id = p.site_id AND m.person_id = p.id)
    LIMIT ${limit} FOR UPDATE SKIP LOCKED`)
  const ids = (result as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.delete(oneTimeToken).where(inArray(oneTimeToken.personId, ids))
  await tx.delete(person).where(inArray(person.id, ids))
  return ids.length
}
