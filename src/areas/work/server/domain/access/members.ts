import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import type { Db } from '@gateway/db/open'
import type { MemberRole } from '@schemas/work/entities/project'
import { workMember } from '../../tables'

// All that knows where memberships are kept: they move to the ground's own when it has them.

/** A person's membership as columns of a query that joins it by `joinOwn`. */
export const ownColumns = { memberRole: workMember.role, starred: workMember.starred }
export const joinOwn = (projectId: SQL | { getSQL: () => SQL }, personId: string): SQL =>
  sql`${workMember.projectId} = ${projectId} AND ${workMember.personId} = ${personId}`
export { workMember as membership }

export async function membersOf(
  db: Db,
  project: string,
): Promise<{ id: string; firstname: string; lastname: string; avatar: string | null; role: MemberRole }[]> {
  return db
    .select({
      id: person.id,
      firstname: person.firstname,
      lastname: person.lastname,
      avatar: person.avatar,
      role: workMember.role,
    })
    .from(workMember)
    .innerJoin(person, eq(person.id, workMember.personId))
    .where(eq(workMember.projectId, project))
    .orderBy(asc(person.firstname), asc(person.lastname), asc(person.id))
}

/** Which of these people may see a project: its members, admins, and for `staff` projects the site's managers. */
export async function peopleWhoSee(
  db: Db,
  project: { id: string; access: string },
  people: readonly string[],
): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .leftJoin(workMember, and(eq(workMember.personId, person.id), eq(workMember.projectId, project.id)))
    .where(
      and(
        inArray(person.id, [...people]),
        eq(person.status, 'active'),
        or(
          sql`${workMember.role} IS NOT NULL`,
          inArray(person.role, project.access === 'staff' ? ['manager', 'admin'] : ['admin']),
        ),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Which of these people see what is internal in a project: all who see it, but viewers only where they see all. */
export async function peopleWhoSeeInternal(
  db: Db,
  project: { id: string; access: string; viewersSee: string },
  people: readonly string[],
): Promise<string[]> {
  const readers = await peopleWhoSee(db, project, people)
  if (project.viewersSee === 'all' || readers.length === 0) return readers
  const viewers = await db
    .select({ id: workMember.personId })
    .from(workMember)
    .innerJoin(person, eq(person.id, workMember.personId))
    .where(
      and(
        eq(workMember.projectId, project.id),
        eq(workMember.role, 'viewer'),
        inArray(workMember.personId, readers),
        // Admins manage every project, and managers of the site work in those of the staff.
        notInArray(person.role, project.access === 'staff' ? ['manager', 'admin'] : ['admin']),
      ),
    )
  return readers.filter((id) => !viewers.some((viewer) => viewer.id === id))
}

export async function setMembership(
  db: Db,
  { site, project, person: id, role }: { site: string; project: string; person: string; role: MemberRole | null },
): Promise<void> {
  if (role === null) {
    await db.delete(workMember).where(and(eq(workMember.projectId, project), eq(workMember.personId, id)))
    return
  }
  await db
    .insert(workMember)
    .values({ siteId: site, projectId: project, personId: id, role })
    .onConflictDoUpdate({ target: [workMember.siteId, workMember.projectId, workMember.personId], set: { role } })
}

/** Resolves to whether the person has a membership to mark. */
export async function setStarred(
  db: Db,
  { project, person: id, starred }: { project: string; person: string; starred: boolean },
): Promise<boolean> {
  const rows = await db
    .update(workMember)
    .set({ starred })
    .where(and(eq(workMember.projectId, project), eq(workMember.personId, id)))
    .returning({ id: workMember.personId })
  return rows.length > 0
}
