import { inArray } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import type { WorkPerson } from '@schemas/work/entities/project'
import type { Actor } from '../actor'
import { describePerson } from '../person-names'

/** People of the site by id. */
export async function namesOf({ db }: Actor, ids: readonly string[]): Promise<Map<string, WorkPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
    .from(person)
    .where(inArray(person.id, [...ids]))
  return new Map(rows.map((row) => [row.id, describePerson(row)]))
}
