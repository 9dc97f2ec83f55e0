import { and, eq, sql } from 'drizzle-orm'
import type { AnyCall } from '@schemas/call'
import type { Db } from '../db/open'
import { audit } from '../db/tables'
import { recordAudit } from '../audit/audit'
import type { SessionPerson } from '../auth/session'

/** Whether an impersonator's call is an act of a person that changes something. */
export const isAudited = ({ method, unrecorded }: Pick<AnyCall, 'method' | 'unrecorded'>): boolean =>
  method !== 'GET' && !unrecorded

/**
 * Audits, under the admin's name, what they attempt while acting for someone else, whether it is granted or not.
 * Repeated calls within some minutes (saving a page) are recorded once.
 */
export async function recordActing(
  db: Db,
  site: string,
  { id, impersonator }: SessionPerson,
  call: string,
): Promise<void> {
  if (!impersonator) return
  const subject = `person:${id}`
  const [before] = await db
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        sql`${audit.at} > now() - interval '9 minutes'`,
        eq(audit.subject, subject),
        eq(audit.action, 'bypass-act'),
        eq(audit.personId, impersonator.id),
        sql`${audit.after} ->> 'call' = ${call}`,
      ),
    )
    .limit(1)
  if (!before) await recordAudit(db, { site, person: impersonator.id, action: 'bypass-act', subject, after: { call } })
}
