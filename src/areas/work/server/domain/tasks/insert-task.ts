import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { maxTasks, type TaskKind } from '@schemas/work/entities/task'
import { type TaskRow, workAssignee, workProject, workTask, workTaskLabel } from '../../tables'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { recordNotices } from '../notices/record-notices'
import { recordActivity } from './activity'
import { checkLabels, checkParent, checkPeople, statusOf } from './belongs'
import { rankAt } from './rank-at'

export type NewTask = {
  title: LocalisedText
  description?: LocalisedText | undefined
  kind?: TaskKind | undefined
  status?: string | undefined
  priority?: number | undefined
  assignees?: string[] | undefined
  labels?: string[] | undefined
  parent?: string | null | undefined
  startOn?: string | null | undefined
  dueOn?: string | null | undefined
  startMin?: number | null | undefined
  dueMin?: number | null | undefined
  estimate?: number | null | undefined
  internal?: boolean | undefined
  before?: string | undefined
  after?: string | undefined
  /** The act that it is part of. */
  batch?: string
  /** Of a repeat's next. */
  rest?: Pick<TaskRow, 'schedule' | 'everyDay' | 'seriesId' | 'occurrence' | 'snoozedUntil'>
}

/** Makes a task in a locked project. Throws CallError. */
export async function insertTask(actor: Actor, project: LockedProject, wanted: NewTask): Promise<TaskRow> {
  const { db, site, locale, person } = actor
  const { assignees = [], labels = [], parent = null, startOn = null, dueOn = null } = wanted
  if (startOn && dueOn && startOn > dueOn) throw workError('invalidDates', locale, { field: 'startOn' })
  const status = await statusOf(actor, project.id, wanted.status)
  await checkPeople(actor, project, assignees)
  await checkLabels(actor, project.id, labels)
  const id = randomUUID()
  if (parent !== null) await checkParent(actor, project, id, parent)
  const rank = await rankAt(actor, project.id, wanted)
  const [numbered] = await db
    .update(workProject)
    .set({ nextNo: sql`${workProject.nextNo} + 1` })
    .where(eq(workProject.id, project.id))
    .returning({ next: workProject.nextNo })
  const no = (numbered?.next ?? 1) - 1
  if (no > maxTasks && (await db.$count(workTask, eq(workTask.projectId, project.id))) >= maxTasks)
    throw workError('fullProject', locale)
  const [row] = await db
    .insert(workTask)
    .values({
      siteId: site,
      id,
      projectId: project.id,
      no,
      title: wanted.title,
      description: wanted.description ?? '',
      kind: wanted.kind ?? 'task',
      statusId: status.id,
      statusGroup: status.group,
      priority: wanted.priority ?? 0,
      parentId: parent,
      startOn,
      dueOn,
      startMin: wanted.startMin ?? null,
      dueMin: wanted.dueMin ?? null,
      estimate: wanted.estimate ?? null,
      internal: wanted.internal ?? false,
      rank,
      reporterId: person,
      rev: project.rev,
      ...wanted.rest,
    })
    .returning()
  if (!row) throw new Error('The task was not inserted.')
  if (assignees.length > 0)
    await db
      .insert(workAssignee)
      .values([...new Set(assignees)].map((personId) => ({ siteId: site, taskId: id, personId })))
  if (labels.length > 0)
    await db
      .insert(workTaskLabel)
      .values([...new Set(labels)].map((labelId) => ({ siteId: site, projectId: project.id, taskId: id, labelId })))
  await recordNotices(actor, row, assignees, { kind: 'assigned' })
  await recordActivity(actor, project, {
    task: id,
    batch: wanted.batch ?? randomUUID(),
    changes: [{ field: 'create', from: null, to: null }],
  })
  return row
}
