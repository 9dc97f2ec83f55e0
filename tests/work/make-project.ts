import { randomUUID } from 'node:crypto'
import { ranksBetween } from '@gateway/rank/rank'
import type { Db } from '@gateway/db/open'
import type { MemberRole } from '@schemas/work/entities/project'
import { insertFirstStatuses } from '@areas/work/server/domain/projects/statuses'
import {
  workDependency,
  workGroup,
  workLabel,
  workMember,
  workProject,
  workProjectKey,
  workTask,
  type StatusRow,
} from '@areas/work/server/tables'

export type MadeProject = { id: string; group: string; key: string; statuses: StatusRow[]; label: string }

let count = 0
const newKey = () => `P${(count += 1).toString(36).toUpperCase().padStart(5, '0')}`

/** A project with its statuses, a label and members. */
export async function makeProject(
  db: Db,
  {
    site,
    owner,
    members = {},
    access = 'members',
    name = 'A project',
  }: {
    site: string
    owner: string
    members?: Readonly<Record<string, MemberRole>>
    access?: 'members' | 'staff'
    name?: string
  },
): Promise<MadeProject> {
  const [id, group, label, key] = [randomUUID(), randomUUID(), randomUUID(), newKey()]
  await db.insert(workGroup).values({ siteId: site, id: group, slug: `g-${key.toLowerCase()}`, name, rank: 'a0' })
  await db.insert(workProject).values({ siteId: site, id, groupId: group, key, name, ownerId: owner, access })
  await db.insert(workProjectKey).values({ siteId: site, key, projectId: id })
  const statuses = await insertFirstStatuses({ db, site }, id)
  await db.insert(workLabel).values({ siteId: site, id: label, projectId: id, name: `Label of ${name}` })
  for (const [personId, role] of Object.entries(members))
    await db.insert(workMember).values({ siteId: site, projectId: id, personId, role })
  return { id, group, key, statuses, label }
}

type Values = Partial<typeof workTask.$inferInsert>

/** Tasks of a project in its first `unstarted` status, in their order. */
export async function makeTasks(
  db: Db,
  { site, project }: { site: string; project: MadeProject },
  tasks: readonly Values[],
): Promise<string[]> {
  const status = project.statuses.find(({ group }) => group === 'unstarted')
  const ranks = ranksBetween(null, null, tasks.length)
  const ids: string[] = []
  for (const [at, task] of tasks.entries()) {
    const id = randomUUID()
    ids.push(id)
    await db.insert(workTask).values({
      siteId: site,
      id,
      projectId: project.id,
      no: 1000 + at,
      title: `Task ${at}`,
      statusId: status?.id ?? '',
      statusGroup: 'unstarted',
      rank: ranks[at] ?? '',
      rev: 0,
      ...task,
    })
  }
  return ids
}

export const makeLink = async (db: Db, site: string, project: string, from: string, to: string): Promise<void> =>
  void (await db.insert(workDependency).values({ siteId: site, projectId: project, fromId: from, toId: to }))
