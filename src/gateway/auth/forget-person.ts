import { eq, sql } from 'drizzle-orm'
import { linkedAccount } from '../db/account-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import { addStrays } from '../media/stray-objects'
import { publicPath, publicPrefix } from '../storage/object-keys'
import { personalData } from './personal-data'
import { closeSessions } from './session'

/**
 * Erases a person everywhere. The row stays because other rows reference it, but it identifies nobody, and the address
 * is free for a new account.
 */
export async function forgetPerson(tx: Db, site: string, id: string): Promise<void> {
  // Locked before anything is cleared: the person's concurrent work is either visible by now or finds the account
  // closed.
  const [own] = await tx.select({ avatar: person.avatar }).from(person).where(eq(person.id, id)).for('update')
  await closeSessions(tx, id, 'closed')
  // Areas also find personal data by the address, so the address goes last.
  for (const { forget } of Object.values(personalData)) await forget?.(tx, id)
  await tx.delete(linkedAccount).where(eq(linkedAccount.personId, id))
  if (own?.avatar?.startsWith(publicPath))
    await addStrays(tx, site, [publicPrefix + own.avatar.slice(publicPath.length)], new Date())
  await tx
    .update(person)
    .set({
      status: 'deleted',
      email: `${id}@deleted.invalid`,
      passwordHash: null,
      firstname: '',
      lastname: '',
      avatar: null,
      phone: '',
      address: null,
      timeZone: null,
      emailVerifiedAt: null,
      deletedAt: new Date(),
      version: sql`${person.version} + 1`,
    })
    .where(eq(person.id, id))
}
