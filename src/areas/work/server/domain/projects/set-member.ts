import { and, eq } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { person } from '@gateway/db/tables'
import type { MemberRole } from '@schemas/work/entities/project'
import { membersOf, setMembership } from '../access/members'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { describePerson } from '../person-names'
import { findableBy } from './new-members'

type Wanted = { email?: string | undefined; person?: string | undefined; role: MemberRole | null }

/** Gives someone a role in a locked project, or ends it. Throws CallError. */
export async function setMember(actor: Actor, project: LockedProject, wanted: Wanted) {
  const { db, site, locale } = actor
  const members = await membersOf(db, project.id)
  const id = wanted.email === undefined ? wanted.person : await findByEmail(actor, wanted.email)
  const known = members.find((each) => each.id === id)
  // An address lets one be added who cannot be found by name: it has to be that person's own.
  if (wanted.person !== undefined && wanted.person !== id) throw workError('unknownPerson', locale, { field: 'email' })
  // Who is no member yet is named by address, or found by name.
  if (id === undefined || (wanted.email === undefined && !known && !(await isFindable(actor, id))))
    throw workError('unknownPerson', locale, { field: 'email' })
  const isLast = known?.role === 'manager' && members.filter(({ role }) => role === 'manager').length === 1
  if (isLast && wanted.role !== 'manager') throw workError('lastManager', locale)
  await setMembership(db, { site, project: project.id, person: id, role: wanted.role })
  await recordAudit(db, {
    site,
    person: actor.person,
    action: 'project-member',
    subject: `project:${project.key}`,
    before: { person: id, role: known?.role ?? null },
    after: { person: id, role: wanted.role },
  })
  return (await membersOf(db, project.id)).map(({ role, ...each }) => ({ person: describePerson(each), role }))
}

async function findByEmail({ db }: Actor, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.email, email.trim().toLowerCase()), eq(person.status, 'active')))
  return row?.id
}

async function isFindable(actor: Actor, id: string): Promise<boolean> {
  return (await actor.db.$count(person, and(eq(person.id, id), findableBy(actor)))) > 0
}
