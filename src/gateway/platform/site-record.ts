import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AuditAct } from '@schemas/entities/audit'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { audit, site } from '../db/tables'
import { unknownSite } from './site-messages'

/** The admin of the operator's site who does something to a site. */
export type Operator = { site: string; person: string | undefined; name: string; locale: Locale }
export type SiteRow = typeof site.$inferSelect

/** The site's row, held until the transaction ends: what is decided by it holds when it is written. Throws the caller's error when there is none. */
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

/** Writes down what was done, for the operator and for the site's own admins, in the transaction that does it. */
export async function recordForBoth(
  tx: Db,
  by: Operator,
  { id, action, before = null, after = null }: Entry,
): Promise<void> {
  const entry = { at: new Date(), action, subject: `site:${id}`, before, after }
  const [named] = await tx.select({ name: site.name }).from(site).where(eq(site.siteId, id))
  // The operator's record is of many sites: it names which.
  await tx.insert(audit).values({
    ...entry,
    siteId: by.site,
    id: randomUUID(),
    personId: by.person ?? null,
    after: { ...(after as object | null), site: named?.name ?? id },
  })
  // Accounts are of one site: there the operator's person is a name alone.
  if (id !== by.site)
    await tx.insert(audit).values({
      ...entry,
      siteId: id,
      id: randomUUID(),
      personId: null,
      after: { ...(after as object | null), operator: by.name },
    })
}
