import { eq } from 'drizzle-orm'
import { session } from '../db/account-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import { isSessionAlive, type SessionPerson } from './session'

type Held = {
  /** Against others who hold it as well, or only against those who change it. */ lock: 'update' | 'share'
  /** The password's hash that was found right before this. */ proven?: string | null
  /** Thrown where any of it no longer holds. */ otherwise: Error
}

/**
 * Holds the row of whoever asks until the transaction ends, and looks once more at what may have ended while something took its time: their account
 * is open, their session lives, their password is the one that was judged. A reset, a closing or a sign-out that came meanwhile counts.
 */
export async function lockOwnAccount(
  tx: Db,
  { id, sessionId }: Pick<SessionPerson, 'id' | 'sessionId'>,
  { lock, proven, otherwise }: Held,
): Promise<void> {
  const [own] = await tx.select({ passwordHash: person.passwordHash }).from(person).where(eq(person.id, id)).for(lock)
  // Against a sign-out, which leaves the person's row alone.
  await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('share')
  if (!own || (proven !== undefined && own.passwordHash !== proven) || !(await isSessionAlive(tx, sessionId)))
    throw otherwise
}
