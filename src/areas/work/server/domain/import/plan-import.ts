import { and, eq, inArray, isNull } from 'drizzle-orm'
import { pickText } from '@schemas/layout/pick-text'
import type { TaskChanges } from '@schemas/work/entities/task'
import type { TaskColumn } from '@schemas/work/rules/task-columns'
import { type TaskRow, workLabel, workProjectKey, workStatus, workTask } from '../../tables'
import { membersOf } from '../access/members'
import { readable, type Reached } from '../access/reach'
import type { Actor } from '../actor'
import { describePerson } from '../person-names'
import { readLists } from '../tasks/task-lists'
import { importTexts as texts } from './import-texts'
import { type Known, readCells, type RowValues } from './read-cells'

export type FileRow = { row: number; values: Readonly<Partial<Record<TaskColumn, string | undefined>>> }
export type Fault = { row: number; field?: string; message: string }
/** What is to be done for a row of a file. */
export type Step = { row: number; name?: string } & (
  | { outcome: 'added'; values: RowValues & { title: string } }
  | { outcome: 'updated' | 'same'; task: TaskRow; changes: TaskChanges }
)

/** What becomes of the rows of a file, without doing it: new tasks, and changes of those whose key they name. */
export async function planImport(
  actor: Actor,
  project: Reached,
  rows: readonly FileRow[],
): Promise<{ steps: Step[]; faults: Fault[] }> {
  const { locale } = actor
  const known = await knownOf(actor, project)
  const tasks = await tasksByKey(actor, project, rows)
  const steps: Step[] = []
  const faults: Fault[] = []
  const used = new Set<string>()
  for (const { row, values: cells } of rows) {
    const key = cells.key?.trim() ?? ''
    const { values, faults: own } = readCells(cells, known, actor)
    const task = key === '' ? undefined : tasks.get(key.toUpperCase())
    const keyFault = key === '' ? undefined : !task ? texts.unknownKey : used.has(task.id) ? texts.twice : undefined
    if (keyFault) own.push({ field: 'key', message: keyFault[locale].replace('{value}', key) })
    if (task) used.add(task.id)
    if (!task && !keyFault && values.title === undefined && !own.some(({ field }) => field === 'title'))
      own.push({ field: 'title', message: texts.noTitle[locale] })
    const changes = task && own.length === 0 ? await changesOf(actor, task, values) : undefined
    if (task && changes && hasInvalidDates(task, changes))
      own.push({ field: 'dueOn', message: texts.invalidDates[locale] })
    if (own.length > 0) faults.push(...own.map((each) => ({ row, ...each })))
    else if (task && changes)
      steps.push({
        row,
        task,
        changes,
        name: `${project.key}-${task.no}`,
        outcome: Object.keys(changes).length > 0 ? 'updated' : 'same',
      })
    else if (values.title !== undefined)
      steps.push({ row, outcome: 'added', name: values.title, values: { ...values, title: values.title } })
  }
  return { steps, faults }
}

async function knownOf({ db }: Actor, project: Reached): Promise<Known> {
  return {
    statuses: await db
      .select({ id: workStatus.id, name: workStatus.name })
      .from(workStatus)
      .where(eq(workStatus.projectId, project.id)),
    labels: await db
      .select({ id: workLabel.id, name: workLabel.name })
      .from(workLabel)
      .where(eq(workLabel.projectId, project.id)),
    people: (await membersOf(db, project.id)).map(describePerson),
  }
}

/** The tasks that rows name, also by an earlier key of the project. */
async function tasksByKey({ db }: Actor, project: Reached, rows: readonly FileRow[]): Promise<Map<string, TaskRow>> {
  const written = rows.flatMap(({ values }) => {
    const [, key, no] = /^([A-Z0-9]{2,8})-(\d{1,9})$/.exec(values.key?.trim().toUpperCase() ?? '') ?? []
    return key === undefined ? [] : [{ key, no: Number(no) }]
  })
  if (written.length === 0) return new Map()
  const keys = await db
    .select({ key: workProjectKey.key })
    .from(workProjectKey)
    .where(eq(workProjectKey.projectId, project.id))
  const found = await db
    .select()
    .from(workTask)
    .where(
      and(
        eq(workTask.projectId, project.id),
        inArray(
          workTask.no,
          written.map(({ no }) => no),
        ),
        isNull(workTask.trashedAt),
        readable([project], workTask),
      ),
    )
  return new Map(found.flatMap((task) => keys.map(({ key }) => [`${key}-${task.no}`, task] as const)))
}

/** Fields of a task that a row has otherwise. */
async function changesOf(actor: Actor, task: TaskRow, values: RowValues): Promise<TaskChanges> {
  const lists =
    values.assignees || values.labels
      ? await readLists(actor, task.id)
      : { assignees: [] as string[], labels: [] as string[] }
  const now: Required<RowValues> = {
    title: pickText(task.title, actor.locale),
    kind: task.kind,
    status: task.statusId,
    priority: task.priority,
    assignees: lists.assignees,
    labels: lists.labels,
    startOn: task.startOn,
    dueOn: task.dueOn,
    estimate: task.estimate,
    progress: task.progress,
    internal: task.internal,
  }
  const isSame = (from: unknown, to: unknown) =>
    Array.isArray(from) && Array.isArray(to)
      ? from.length === to.length && from.every((each) => to.includes(each))
      : from === to
  return Object.fromEntries(
    (Object.entries(values) as [keyof RowValues, unknown][])
      .filter(([field, to]) => !isSame(now[field], to))
      .map(([field, to]) => [field, { from: now[field], to }]),
  ) as TaskChanges
}

function hasInvalidDates(task: TaskRow, { startOn, dueOn }: TaskChanges): boolean {
  const [start, due] = [startOn ? startOn.to : task.startOn, dueOn ? dueOn.to : task.dueOn]
  return start !== null && due !== null && start > due
}
