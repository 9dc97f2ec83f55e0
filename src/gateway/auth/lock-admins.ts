import { and, eq, ne } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { person, site as siteTable } from '../db/tables'
import { lastAdmin } from './account-messages'

/**
 * Before a person stops being a member or an admin: locks their row and, if they are an active admin, serialises with
 * other admins who leave. Throws when no admin would be left. The site's row is locked for admins only, because that
 * blocks every write of the site.
 */
export async function lockAdmins(tx: Db, site: string, leaving: string, locale: Locale): Promise<void> {
  const own = tx.select({ role: person.role, status: person.status }).from(person).where(eq(person.id, leaving))
  const lockSite = () =>
    tx.select({ id: siteTable.siteId }).from(siteTable).where(eq(siteTable.siteId, site)).for('update')
  const isAdmin = (row: { role: string; status: string } | undefined) =>
    row?.role === 'admin' && row.status === 'active'
  // Lock order: site before person, as everywhere that locks both.
  const wasAdmin = isAdmin((await own)[0])
  if (wasAdmin) await lockSite()
  const [row] = await tx
    .select({ role: person.role, status: person.status })
    .from(person)
    .where(eq(person.id, leaving))
    .for('update')
  if (!isAdmin(row)) return
  // They became an admin at this very moment.
  if (!wasAdmin) await lockSite()
  const [other] = await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.role, 'admin'), eq(person.status, 'active'), ne(person.id, leaving)))
    .limit(1)
  if (!other) throw lastAdmin(locale)
}
