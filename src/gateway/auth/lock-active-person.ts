import { eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { person } from '../db/tables'

/**
 * Locks a person's row until the transaction ends, so that the account cannot be closed meanwhile; resolves to whether
 * it is open. Anything written after this is seen by a later closing.
 */
export async function lockActivePerson(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx.select({ status: person.status }).from(person).where(eq(person.id, id)).for('share')
  return row?.status === 'active'
}
