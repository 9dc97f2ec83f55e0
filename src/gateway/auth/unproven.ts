import { inArray } from 'drizzle-orm'
import { audit, type person } from '../db/tables'
import type { Db } from '../db/open'

/**
 * Whether an address was asked for and no more: somebody registered with it, nobody answered the mail, and no admin had a hand in it, as they have
 * in whom they invite, give a role or money. Who proves the address may have it.
 */
export async function isUnproven(tx: Db, { id, status, role }: Pick<typeof person.$inferSelect, 'id' | 'status' | 'role'>): Promise<boolean> {
  if (status !== 'pending' || role !== 'user') return false
  const [act] = await tx.select({ id: audit.id }).from(audit).where(inArray(audit.subject, [`person:${id}`, `wallet:${id}`])).limit(1)
  return act === undefined
}
