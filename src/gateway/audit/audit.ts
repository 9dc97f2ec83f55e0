import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AuditAct } from '@schemas/audit'
import type { Db } from '../db/open'
import { audit } from '../db/tables'
import { mergeChanges, type Sides } from './node-changes'

export type AuditEntry = {
  site: string
  person: string | undefined
  action: AuditAct
  subject: string
  before?: unknown
  after?: unknown
  /** When it happened: only demo data tells of an earlier time. */
  at?: Date
}

/** Writes an audit entry in the transaction of the action. */
export async function recordAudit(
  db: Db,
  { site, person, action, subject, before = null, after = null, at = new Date() }: AuditEntry,
): Promise<void> {
  // To the millisecond, because list cursors use it.
  await db.insert(audit).values({
    siteId: site,
    id: randomUUID(),
    at,
    personId: person ?? null,
    action,
    subject,
    before,
    after,
  })
}

/** Audits a save; saves of one document by one person within some minutes are one entry. */
export async function recordSave(
  db: Db,
  { site, person, subject, sides }: { site: string; person: string | undefined; subject: string; sides: Sides },
): Promise<void> {
  const [last] = await db
    .select()
    .from(audit)
    .where(and(sql`${audit.at} > now() - interval '9 minutes'`, eq(audit.subject, subject)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1)
  if (last?.action !== 'save' || last.personId !== (person ?? null))
    return recordAudit(db, { site, person, action: 'save', subject, ...sides })
  await db
    .update(audit)
    .set(mergeChanges({ before: last.before, after: last.after } as Sides, sides))
    .where(eq(audit.id, last.id))
}
