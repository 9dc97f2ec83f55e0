import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { hasRole } from '@schemas/layout/role'
import { includesRole, type MemberRole, type ProjectAccess, type ViewersSee } from '@schemas/work/entities/project'
import { workProject, workProjectKey, workTask } from '../../tables'
import type { Actor } from '../actor'
import { joinOwn, membership, ownColumns } from './members'

/** A project that a person sees, and what they are in it. */
export type Reached = {
  id: string
  key: string
  role: MemberRole
  /** Internal tasks and comments exist for them. */
  seesInternal: boolean
  starred: boolean
  archived: boolean
}

type Rules = { access: ProjectAccess; viewersSee: ViewersSee; memberRole: MemberRole | null }

/** What a person is in a project; undefined where it does not exist for them. */
export function roleIn({ siteRole }: Pick<Actor, 'siteRole'>, { access, memberRole }: Rules): MemberRole | undefined {
  if (siteRole === 'admin') return 'manager'
  if (access === 'staff' && hasRole(siteRole, 'manager') && memberRole !== 'manager') return 'member'
  return memberRole ?? undefined
}

export const seesInternal = (role: MemberRole, viewersSee: ViewersSee): boolean =>
  includesRole(role, 'member') || viewersSee === 'all'

/** The projects that exist for a person, or those of them that `refs` name by id, key or earlier key. */
export async function reachOf(actor: Actor, refs?: readonly string[]): Promise<Reached[]> {
  const { db, person } = actor
  const named =
    refs &&
    or(
      inArray(workProject.id, [...refs]),
      inArray(
        workProject.id,
        db
          .select({ id: workProjectKey.projectId })
          .from(workProjectKey)
          .where(inArray(workProjectKey.key, [...refs])),
      ),
    )
  const rows = await db
    .select({
      id: workProject.id,
      key: workProject.key,
      access: workProject.access,
      viewersSee: workProject.viewersSee,
      archivedAt: workProject.archivedAt,
      ...ownColumns,
    })
    .from(workProject)
    .leftJoin(membership, joinOwn(workProject.id, person))
    .where(
      and(
        named,
        actor.siteRole === 'admin'
          ? undefined
          : or(
              sql`${membership.personId} IS NOT NULL`,
              hasRole(actor.siteRole, 'manager') ? eq(workProject.access, 'staff') : undefined,
            ),
      ),
    )
  return rows.flatMap((row) => {
    const role = roleIn(actor, row)
    if (role === undefined) return []
    const { id, key, viewersSee, starred, archivedAt } = row
    return [
      {
        id,
        key,
        role,
        seesInternal: seesInternal(role, viewersSee),
        starred: starred ?? false,
        archived: archivedAt !== null,
      },
    ]
  })
}

/** Values as SQL text literals would be unsafe; a list of parameters is not. */
const idList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )

/**
 * The one condition of what exists for a reader: tasks of projects within their reach that are not in the trash, and of
 * internal ones only those of projects where they see these. Every list, count, roll-up and change goes through it.
 */
export function visibleTasks(reach: readonly Reached[]): SQL {
  return sql`${workTask.trashedAt} IS NULL AND ${readable(reach, workTask)}`
}

type Columns = { projectId: SQL | { getSQL: () => SQL }; internal: SQL | { getSQL: () => SQL } }

/** The same for any table, or alias, with a project and the mark `internal`. */
export function readable(reach: readonly Reached[], { projectId, internal }: Columns): SQL {
  const full = reach.filter((each) => each.seesInternal).map(({ id }) => id)
  const shared = reach.filter((each) => !each.seesInternal).map(({ id }) => id)
  const parts = [
    ...(full.length > 0 ? [sql`${projectId} IN (${idList(full)})`] : []),
    ...(shared.length > 0 ? [sql`(${projectId} IN (${idList(shared)}) AND NOT ${internal})`] : []),
  ]
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` OR `)})`
}
