import { asc } from 'drizzle-orm'
import { hasRole } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import type { WorkGroup } from '@schemas/work/entities/project'
import type { Color } from '@schemas/work/entities/status'
import { groupBy } from '@schemas/work/rules/group-by'
import { workGroup } from '../../tables'
import { reachOf } from '../access/reach'
import type { Actor } from '../actor'
import { describeProjects } from './describe-projects'

/** Groups with what the caller sees of them. Empty ones are shown to those who make projects. */
export async function listGroups(
  actor: Actor,
  archived: boolean,
): Promise<{ groups: WorkGroup[]; mayCreate: boolean }> {
  const { db, siteRole, locale } = actor
  const mayCreate = hasRole(siteRole, 'manager')
  const rows = await db.select().from(workGroup).orderBy(asc(workGroup.rank), asc(workGroup.id))
  const reach = (await reachOf(actor)).filter((project) => archived || !project.archived)
  const projects = groupBy(await describeProjects(actor, reach), ({ groupId }) => groupId)
  const groups = rows
    .filter(({ archivedAt }) => archived || archivedAt === null)
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      name: pickText(row.name, locale),
      color: row.color as Color,
      archived: row.archivedAt !== null,
      version: row.version,
      projects: (projects.get(row.id) ?? []).map(({ groupId: _group, ...project }) => project),
    }))
  return { groups: groups.filter((group) => mayCreate || group.projects.length > 0), mayCreate }
}
