import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { audit } from '../db/tables'
import { type AuditEntry, recordAudit } from '../audit/audit'

/**
 * Audits a save of a theme; saves of one theme by one person within some minutes are one entry, from the first `before`
 * to the last `after`.
 */
export async function recordThemeSave(db: Db, entry: AuditEntry): Promise<void> {
  const [last] = await db
    .select()
    .from(audit)
    .where(and(sql`${audit.at} > now() - interval '9 minutes'`, eq(audit.subject, entry.subject)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1)
  if (last?.action !== entry.action || last.personId !== (entry.person ?? null)) return recordAudit(db, entry)
  await db.update(audit).set({ after: entry.after }).where(eq(audit.id, last.id))
}
