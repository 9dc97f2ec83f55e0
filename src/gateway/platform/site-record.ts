import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AuditAct } from '@schemas/audit'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { audit, site } from '../db/tables'
import { unknownSite } from './site-messages'

/** The admin of the operator's site who changes a site. */
export type Operator = { site: string; person: string | undefined; name: string; locale: Locale }
export type SiteRow = typeof site.$inferSelect

/**
 * The site's row, locked until the transaction ends, so that decisions based on it hold when written. Throws the
 * caller's error when there is none.
 */
export async function lockSite(tx: Db, id: string, locale: Locale): Promise<SiteRow> {
  const [row] = await tx.select().from(site).where(eq(site.siteId, id)).for('update')
  if (!row) throw unknownSite(locale)
  return row
}

export async function findSite(tx: Db, id: string, locale: Locale): Promise<SiteRow> {
  const [row] = await tx.select().from(site).where(eq(site.siteId, id))
  if (!row) throw unknownSite(locale)
  return row
}

type Entry = { id: string; action: AuditAct; before?: unknown; after?: unknown }

/** Audits an action for the operator and for the site's own admins, in the transaction of the action. */
export async function recordForBoth(
  tx: Db,
  by: Operator,
  { id, action, before = null, after = null }: Entry,
): Promise<void> {
  const entry = { at: new Date(), action, subject: `site:${id}`, before, after }
  const [named] = await tx.select({ name: site.name }).from(site).where(eq(site.siteId, id))
  // The operator's audit log covers many sites, so it names the site.
  await tx.insert(audit).values({
    ...entry,
    siteId: by.site,
    id: randomUUID(),
    personId: by.person ?? null,
    after: { ...(after as object | null), site: named?.name ?? id },
  })
  // Accounts belong to one site: elsewhere the operator's person is only a name.
  if (id !== by.site)
    await tx.insert(audit).values({
      ...entry,
      siteId: id,
      id: randomUUID(),
      personId: null,
      after: { ...(after as object | null), operator: by.name },
    })
}
