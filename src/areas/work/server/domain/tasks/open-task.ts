import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import { pickText } from '@schemas/layout/pick-text'
import type { OpenedTask } from '@schemas/work/entities/task'
import { type RolledTask, rollUp } from '@schemas/work/rules/roll-up'
import { type TaskRow, workTask, workTodo } from '../../tables'
import { workWatcher } from '../../notice-tables'
import { readable, type Reached } from '../access/reach'
import type { Actor } from '../actor'
import { describePerson } from '../person-names'
import { describeTasks } from './describe'
import type { FoundTask } from './find-task'
import { linksOf } from './links'
import { repeatOf } from './repeats'
import { timelineOf } from './timeline'

/** All that the task sheet shows. */
export async function openTask(actor: Actor, { row, project }: FoundTask): Promise<OpenedTask> {
  const { db, locale } = actor
  const [task] = await describeTasks(actor, [project], [row])
  if (!task) throw new Error('The task was not described.')
  const above = await walk(actor, project, row, 'up')
  const below = await walk(actor, project, row, 'down')
  const links = await linksOf(actor, [project], row.id)
  const ends = new Map(
    (await relatedOf(actor, project, [...new Set(links.flatMap(({ from, to }) => [from, to]))])).map((each) => [
      each.id,
      each,
    ]),
  )
  const [reporter] = row.reporterId
    ? await db
        .select({ id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
        .from(person)
        .where(eq(person.id, row.reporterId))
    : []
  const watching = await db
    .select({ id: workWatcher.personId })
    .from(workWatcher)
    .where(and(eq(workWatcher.taskId, row.id), eq(workWatcher.personId, actor.person), eq(workWatcher.muted, false)))
  const checklist = await db
    .select({ id: workTodo.id, text: workTodo.text, doneAt: workTodo.doneAt, version: workTodo.version })
    .from(workTodo)
    .where(eq(workTodo.taskId, row.id))
    .orderBy(asc(workTodo.rank), asc(workTodo.id))
  const side = (own: 'from' | 'to', other: 'from' | 'to') =>
    links.flatMap((link) => {
      const end = link[own] === row.id ? ends.get(link[other]) : undefined
      return end ? [{ ...end, type: link.type, lag: link.lag }] : []
    })
  return {
    ...task,
    description: pickText(row.description, locale),
    schedule: row.schedule,
    everyDay: row.everyDay,
    reporter: reporter ? describePerson(reporter) : null,
    createdAt: row.createdAt.toISOString(),
    trashed: row.trashedAt !== null,
    ancestors: await relatedOf(actor, project, above.map(({ id }) => id).toReversed()),
    subtasks: await relatedOf(
      actor,
      project,
      below.filter(({ parent }) => parent === row.id).map(({ id }) => id),
    ),
    rollUp: rollUp(below, row.id),
    before: side('to', 'from'),
    after: side('from', 'to'),
    checklist: checklist.map(({ doneAt, ...line }) => ({ ...line, done: doneAt !== null })),
    timeline: await timelineOf(actor, project, row.id),
    watching: watching.length > 0,
    repeat: await repeatOf(actor, row),
  }
}

async function relatedOf({ db, locale }: Actor, project: Reached, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: workTask.id, no: workTask.no, title: workTask.title, group: workTask.statusGroup })
    .from(workTask)
    .where(inArray(workTask.id, [...ids]))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [{ id, key: `${project.key}-${row.no}`, title: pickText(row.title, locale), group: row.group }] : []
  })
}

/** Tasks above or below that the reader sees; the line ends at one that the reader does not see. */
async function walk({ db }: Actor, project: Reached, row: TaskRow, way: 'up' | 'down'): Promise<RolledTask[]> {
  const seen = readable([project], { projectId: sql`t.project_id`, internal: sql`t.internal` })
  const columns = sql.raw('t.id, t.parent_id, t.status_group, t.start_on, t.due_on, t.estimate, t.progress, t.rank')
  const { rows } = (await db.execute(sql`
    WITH RECURSIVE line AS (
      SELECT ${columns}, 1 AS depth FROM work_task AS t
        WHERE ${way === 'up' ? sql`t.id = ${row.parentId}` : sql`t.project_id = ${row.projectId} AND t.parent_id = ${row.id}`} AND t.trashed_at IS NULL AND ${seen}
      UNION
      SELECT ${columns}, line.depth + 1 FROM work_task AS t JOIN line ON ${way === 'up' ? sql`t.id = line.parent_id` : sql`t.parent_id = line.id AND t.project_id = ${row.projectId}`}
        WHERE t.trashed_at IS NULL AND line.depth < 10 AND ${seen}
    )
    SELECT id, parent_id AS parent, status_group AS "group", start_on::text AS "startOn", due_on::text AS "dueOn", estimate, progress
    FROM line ORDER BY depth, rank, id LIMIT 2000`)) as unknown as { rows: RolledTask[] }
  return rows
}
