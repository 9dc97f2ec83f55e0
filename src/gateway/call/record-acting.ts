import { and, eq, sql } from 'drizzle-orm'
import type { AnyCall } from '@schemas/call'
import type { Db } from '../db/open'
import { audit } from '../db/tables'
import { recordAudit } from '../audit/audit'
import type { SessionPerson } from '../auth/session'

/** POST calls that change nothing, or that a page sends automatically: no act of a person. */
const silent: ReadonlySet<string> = new Set([
  'account/activity',
  'account/wallet',
  'api/get-theme',
  'editor/data',
  'editor/presence',
  'editor/see-notes',
  'filemanager/list-parent',
  'filemanager/search',
  'filemanager/search-external',
  'transfer/preview-import',
])

export const isAudited = ({ method, name }: Pick<AnyCall, 'method' | 'name'>): boolean =>
  method !== 'GET' && !silent.has(name)

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
