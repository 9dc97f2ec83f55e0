import { inArray } from 'drizzle-orm'
import { csvFile } from '@schemas/csv-file'
import { pickText } from '@schemas/layout/pick-text'
import type { ParsedInputOf } from '@schemas/call'
import type { call } from '@schemas/work/calls/work/export'
import type { Task } from '@schemas/work/entities/task'
import {
  kindNames,
  priorityNames,
  type TaskColumn,
  taskColumnNames,
  taskColumns,
  yesNo,
} from '@schemas/work/rules/task-columns'
import { workLabel } from '../../tables'
import type { Actor } from '../actor'
import { readQuery } from './conditions'
import { listTasks } from './list-tasks'

type Query = Omit<ParsedInputOf<typeof call>, 'cursor' | 'limit'>

const batch = 200

/** Columns of the file: those who see nothing internal have no column of it. */
async function columnsFor(actor: Actor, query: Query): Promise<TaskColumn[]> {
  const { reach } = await readQuery(actor, query)
  return taskColumnNames.filter((name) => name !== 'internal' || reach.some((each) => each.seesInternal))
}

/** The head of a file of tasks. Throws CallError where the query cannot be read. */
export async function exportHead(actor: Actor, query: Query): Promise<{ head: string; day: string }> {
  const columns = await columnsFor(actor, query)
  return { head: csvFile([columns.map((name) => taskColumns[name][actor.locale])]), day: actor.today }
}

/** The next rows after a cursor; '' for the first. */
export async function exportRows(actor: Actor, query: Query, cursor: string): Promise<{ text: string; next?: string }> {
  const columns = await columnsFor(actor, query)
  const { items, next } = await listTasks(actor, { ...query, limit: batch, ...(cursor === '' ? {} : { cursor }) })
  const labels = await labelNames(actor, items)
  const lines = items.map((task) => {
    const cells = cellsOf(actor, task, labels)
    return columns.map((name) => cells[name])
  })
  // The byte-order mark is at the beginning alone.
  return { text: lines.length === 0 ? '' : csvFile(lines).slice(1), ...(next === undefined ? {} : { next }) }
}

async function labelNames({ db }: Actor, tasks: readonly Task[]): Promise<Map<string, string>> {
  const ids = [...new Set(tasks.flatMap((task) => task.labels))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: workLabel.id, name: workLabel.name })
    .from(workLabel)
    .where(inArray(workLabel.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function cellsOf(
  { locale }: Actor,
  task: Task,
  labels: ReadonlyMap<string, string>,
): Record<TaskColumn, string | number> {
  return {
    key: task.key,
    title: task.title,
    kind: kindNames[task.kind][locale],
    status: task.statusName,
    priority: pickText(priorityNames[task.priority] ?? priorityNames[0], locale),
    assignees: task.assignees.map(({ name }) => name).join(', '),
    labels: task.labels.map((id) => labels.get(id) ?? '').join(', '),
    startOn: task.startOn ?? '',
    dueOn: task.dueOn ?? '',
    estimate: task.estimate ?? '',
    progress: task.progress,
    internal: yesNo[task.internal ? 'yes' : 'no'][locale],
  }
}
