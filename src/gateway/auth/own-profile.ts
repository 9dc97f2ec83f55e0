import { asc, eq } from 'drizzle-orm'
import type { OwnProfile } from '@schemas/account/entities/person'
import { hasRole } from '@schemas/layout/role'
import { linkedAccount } from '../db/account-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'

/** A person's account as shown to themselves; undefined when there is none. */
export async function readOwnProfile(tx: Db, id: string): Promise<OwnProfile | undefined> {
  const [row] = await tx.select().from(person).where(eq(person.id, id))
  if (!row) return undefined
  const linked = await tx
    .select()
    .from(linkedAccount)
    .where(eq(linkedAccount.personId, id))
    .orderBy(asc(linkedAccount.linkedAt))
  const {
    firstname,
    lastname,
    email,
    role,
    avatar,
    phone,
    locale,
    timeZone,
    address,
    passwordHash,
    createdAt,
    noteMails,
    version,
  } = row
  return {
    userID: id,
    firstname,
    lastname,
    email,
    role,
    phone,
    locale,
    ...(avatar ? { avatar } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(address ? { address } : {}),
    hasPassword: passwordHash !== null,
    linked: linked.map(({ provider, name, linkedAt }) => ({ provider, name, linkedAt: linkedAt.toISOString() })),
    createdAt: createdAt.toISOString(),
    ...(hasRole(role, 'manager') ? { noteMails } : {}),
    version,
  }
}
