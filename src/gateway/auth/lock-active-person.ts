import { eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { person } from '../db/tables'

/** Holds a person's row against whoever closes the account until the transaction ends; tells whether it is open. What is written behind this, the closing finds. */
export async function lockActivePerson(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx.select({ status: person.status }).from(person).where(eq(person.id, id)).for('share')
  return row?.status === 'active'
}
