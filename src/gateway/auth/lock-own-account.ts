import { eq } from 'drizzle-orm'
import { session } from '../db/account-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import { isSessionAlive, type SessionPerson } from './session'

type Held = {
  /** Exclusive, or only against concurrent changes. */ lock: 'update' | 'share'
  /** The password hash that was checked right before this. */ proven?: string | null
  /** Thrown when any of these no longer holds. */ otherwise: Error
}

/**
 * Locks the caller's row until the transaction ends and rechecks what may have ended during slow work: the account is
 * open, the session is alive, the password is the one that was checked. A concurrent reset, closing or sign-out counts.
 */
export async function lockOwnAccount(
  tx: Db,
  { id, sessionId }: Pick<SessionPerson, 'id' | 'sessionId'>,
  { lock, proven, otherwise }: Held,
): Promise<void> {
  const [own] = await tx.select({ passwordHash: person.passwordHash }).from(person).where(eq(person.id, id)).for(lock)
  // Against a sign-out, which does not touch the person's row.
  await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('share')
  if (!own || (proven !== undefined && own.passwordHash !== proven) || !(await isSessionAlive(tx, sessionId)))
    throw otherwise
}
