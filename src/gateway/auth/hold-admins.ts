import { and, eq, ne } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { person, site as siteTable } from '../db/tables'
import { lastAdmin } from './account-words'

/**
 * Before somebody stops being an admin: takes turns with whoever else does so, and throws when nobody would be left who can.
 * Nothing happens for people who are no active admins.
 */
export async function holdAdmins(tx: Db, site: string, leaving: string, locale: Locale): Promise<void> {
  await tx.select({ id: siteTable.siteId }).from(siteTable).where(eq(siteTable.siteId, site)).for('update')
  const [row] = await tx.select({ role: person.role, status: person.status }).from(person).where(eq(person.id, leaving))
  if (row?.role !== 'admin' || row.status !== 'active') return
  const [other] = await tx.select({ id: person.id }).from(person).where(and(eq(person.role, 'admin'), eq(person.status, 'active'), ne(person.id, leaving))).limit(1)
  if (!other) throw lastAdmin(locale)
}
