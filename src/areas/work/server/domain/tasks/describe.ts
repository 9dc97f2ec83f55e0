import { inArray, sql } from 'drizzle-orm'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import type { Task } from '@schemas/work/entities/task'
import { type TaskRow, workTask } from '../../tables'
import { readable, type Reached } from '../access/reach'
import type { Actor } from '../actor'
import { describePerson } from '../person-names'
import { isBlocked } from './conditions'

type Person = Parameters<typeof describePerson>[0]
type Around = {
  people: Person[]
  labels: string[]
  statusName: LocalisedText
  seesParent: boolean
  children: number
  childrenDone: number
  comments: number
  blocked: boolean
}

const nothing: Around = {
  people: [],
  labels: [],
  statusName: '',
  seesParent: false,
  children: 0,
  childrenDone: 0,
  comments: 0,
  blocked: false,
}

/** Tasks as their reader sees them, in the order of the rows. */
export async function describeTasks(
  actor: Actor,
  reach: readonly Reached[],
  rows: readonly TaskRow[],
): Promise<Task[]> {
  const around = await readAround(actor, reach, rows)
  const keys = new Map(reach.map(({ id, key }) => [id, key]))
  return rows.map((row) => {
    const { people, labels, seesParent, statusName, ...rest } = around.get(row.id) ?? nothing
    return {
      id: row.id,
      project: row.projectId,
      key: `${keys.get(row.projectId) ?? ''}-${row.no}`,
      kind: row.kind,
      title: pickText(row.title, actor.locale),
      status: row.statusId,
      statusName: pickText(statusName, actor.locale),
      group: row.statusGroup,
      priority: row.priority,
      assignees: people.map(describePerson),
      labels,
      parent: seesParent ? row.parentId : null,
      startOn: row.startOn,
      dueOn: row.dueOn,
      startMin: row.startMin,
      dueMin: row.dueMin,
      estimate: row.estimate,
      progress: row.progress,
      internal: row.internal,
      snoozedUntil: row.snoozedUntil,
      ...rest,
      completedAt: row.completedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
      rev: row.rev,
    }
  })
}

async function readAround(
  { db }: Actor,
  reach: readonly Reached[],
  rows: readonly TaskRow[],
): Promise<Map<string, Around>> {
  if (rows.length === 0) return new Map()
  const seen = (name: string) =>
    readable(reach, { projectId: sql.raw(`${name}.project_id`), internal: sql.raw(`${name}.internal`) })
  // Columns are named by hand: in a selection from one table drizzle leaves the table out, and inner tables would win.
  const found = await db
    .select({
      id: workTask.id,
      people: sql<Person[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', p.id, 'firstname', p.firstname, 'lastname', p.lastname, 'avatar', p.avatar) ORDER BY p.firstname, p.id)
        FROM work_assignee AS a JOIN person AS p ON p.id = a.person_id WHERE a.task_id = work_task.id), '[]')`,
      labels: sql<
        string[]
      >`coalesce((SELECT jsonb_agg(l.label_id ORDER BY l.label_id) FROM work_task_label AS l WHERE l.task_id = work_task.id), '[]')`,
      statusName: sql<LocalisedText>`(SELECT s.name FROM work_status AS s WHERE s.id = work_task.status_id)`,
      seesParent: sql<boolean>`EXISTS (SELECT 1 FROM work_task AS above WHERE above.id = work_task.parent_id AND above.trashed_at IS NULL AND ${seen('above')})`,
      below: sql<{ all: number; done: number }>`(
        SELECT jsonb_build_object('all', count(*), 'done', count(*) FILTER (WHERE below.status_group = 'completed'))
        FROM work_task AS below WHERE below.project_id = work_task.project_id AND below.parent_id = work_task.id AND below.trashed_at IS NULL AND ${seen('below')})`,
      comments: sql<number>`(SELECT count(*) FROM work_comment AS said WHERE said.task_id = work_task.id AND ${seen('said')})::int`,
      blocked: sql<boolean>`${isBlocked(reach)}`,
    })
    .from(workTask)
    .where(
      inArray(
        workTask.id,
        rows.map(({ id }) => id),
      ),
    )
  return new Map(
    found.map(({ id, below, ...rest }) => [id, { ...rest, children: below.all, childrenDone: below.done }]),
  )
}

export async function describeTask(actor: Actor, project: Reached, row: TaskRow): Promise<Task> {
  const [task] = await describeTasks(actor, [project], [row])
  if (!task) throw new Error('The task was not described.')
  return task
}
