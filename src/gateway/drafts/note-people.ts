import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { hasRole, type Role } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import { personName } from './draft-rows'

/** More colleagues than anyone looks through. */
const limit = 500

/** Everyone who may read notes with this `access` in the builder, by name; limited to `among` when given. */
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

/**
 * Locks their rows until the transaction ends: an account being closed at this moment is either mentioned before and
 * removed from the note, or no longer found.
 */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .select({ id: person.id })
      .from(person)
      .where(inArray(person.id, [...ids]))
      .orderBy(asc(person.id))
      .for('share')
}

/** The role that fewer people have. */
export const stricter = (one: Role, other: Role): Role => (hasRole(one, other) ? one : other)
