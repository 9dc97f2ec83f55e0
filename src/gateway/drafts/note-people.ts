import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { hasRole, type Role } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import { personName } from './draft-rows'

/** More colleagues than anybody looks through. */
const limit = 500

/** Everybody who may read what is for `access` in the builder, by name; of `among` alone, where it is given. */
export async function noteReaders(
  db: Db,
  access: Role,
  { among, without }: { among?: readonly string[]; without?: string | undefined } = {},
): Promise<{ id: string; name: string }[]> {
  const staff = (['manager', 'admin'] as const).filter((role) => hasRole(role, access))
  const rows = await db
    .select({ id: person.id, name: personName })
    .from(person)
    .where(
      and(
        eq(person.status, 'active'),
        inArray(person.role, staff),
        isNotNull(personName),
        among && inArray(person.id, [...among]),
        without === undefined ? undefined : ne(person.id, without),
      ),
    )
    .orderBy(asc(personName), asc(person.id))
    .limit(limit)
  return rows.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))
}

/** Keeps them as they are until the transaction ends: whose account is closed at this moment is either named before, and taken out of the note, or not any more. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .select({ id: person.id })
      .from(person)
      .where(inArray(person.id, [...ids]))
      .orderBy(asc(person.id))
      .for('share')
}

/** Of two roles the one that fewer people have. */
export const stricter = (one: Role, other: Role): Role => (hasRole(one, other) ? one : other)
