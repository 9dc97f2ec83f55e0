import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import { likePattern } from '@gateway/text/text-search'
import { hasRole } from '@schemas/layout/role'
import { includesRole, type WorkPerson } from '@schemas/work/entities/project'
import type { Reached } from '../access/reach'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { describePerson } from '../person-names'

const maxFound = 8

/** Whom the caller may find by name: staff of the site everybody, others the staff. An address finds anyone. */
export const findableBy = ({ siteRole }: Pick<Actor, 'siteRole'>): SQL | undefined =>
  and(
    eq(person.status, 'active'),
    hasRole(siteRole, 'manager') ? undefined : inArray(person.role, ['manager', 'admin']),
  )

/** People of the site who are not in the project, by name, for its managers. Throws CallError. */
export async function findNewMembers(actor: Actor, project: Reached, query: string): Promise<WorkPerson[]> {
  if (!includesRole(project.role, 'manager')) throw workError('notAllowed', actor.locale)
  const name = sql`lower(${person.firstname} || ' ' || ${person.lastname})`
  const rows = await actor.db
    .select({ id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
    .from(person)
    .where(
      and(
        findableBy(actor),
        sql`${name} LIKE ${likePattern(query.normalize('NFC').toLowerCase())}`,
        sql`NOT EXISTS (SELECT 1 FROM work_member AS own WHERE own.project_id = ${project.id} AND own.person_id = ${person.id})`,
      ),
    )
    .orderBy(name, asc(person.id))
    .limit(maxFound)
  return rows.map(describePerson)
}
