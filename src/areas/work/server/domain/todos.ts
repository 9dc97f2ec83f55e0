import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, isNull, lt, max, ne, or, sql } from 'drizzle-orm'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { signInFirst } from '@gateway/call/refusals'
import { rankBetween } from '@gateway/rank/rank'
import { maxTodos, type Todo } from '@schemas/work/entities/todo'
import { workTask, workTodo } from '../tables'
import { lockProject } from './access/open-project'
import type { Actor } from './actor'
import { workError } from './messages'
import { readQuery } from './tasks/conditions'
import { describeTasks } from './tasks/describe'
import { type FoundTask, findTask } from './tasks/find-task'

type TodoRow = typeof workTodo.$inferSelect

const describeTodo = ({ id, text, doneAt, dueOn, version }: TodoRow): Todo => ({
  id,
  text,
  done: doneAt !== null,
  dueOn,
  version,
})

/** A person's day: own lines, tasks of today and overdue ones; snoozed tasks are left out. */
export async function myDay(actor: Actor) {
  const { db, person, today } = actor
  const yesterday = new Date(Date.now() - 86_400_000)
  const lines = await db
    .select()
    .from(workTodo)
    .where(and(eq(workTodo.ownerId, person), or(isNull(workTodo.doneAt), gte(workTodo.doneAt, yesterday))))
    .orderBy(asc(workTodo.rank), asc(workTodo.id))
    .limit(maxTodos)
  const { reach, where } = await readQuery(actor, { assignee: 'me', done: '0' })
  const rows = await db
    .select()
    .from(workTask)
    .where(
      and(
        where,
        sql`${workTask.dueOn} <= ${today}::date`,
        sql`coalesce(${workTask.snoozedUntil} <= ${today}::date, true)`,
      ),
    )
    .orderBy(asc(workTask.dueOn), desc(workTask.priority), asc(workTask.id))
    .limit(200)
  const tasks = await describeTasks(actor, reach, rows)
  return {
    today,
    todos: lines.map(describeTodo),
    due: tasks.filter(({ dueOn }) => dueOn === today),
    overdue: tasks.filter(({ dueOn }) => dueOn !== today),
  }
}

type Wanted = {
  id?: string | undefined
  task?: string | undefined
  text?: string | undefined
  done?: boolean | undefined
  dueOn?: string | null | undefined
  before?: string | null | undefined
}

/** Writes a line. Lines of a checklist are its task's members'. Throws CallError. */
export async function saveTodo(actor: Actor, { id, task, text, done, dueOn, before }: Wanted): Promise<Todo> {
  const { db, site, locale, person } = actor
  const known = id === undefined ? undefined : await lockTodo(actor, id)
  if (!known && text === undefined) throw workError('emptyTodo', locale, { field: 'text' })
  const found = known || task === undefined ? undefined : await lockOwner(actor, await findTask(actor, task))
  if (!known && !found && !(await lockActivePerson(db, person))) throw signInFirst(locale)
  const owner = known
    ? { taskId: known.taskId, ownerId: known.ownerId }
    : { taskId: found?.row.id ?? null, ownerId: found ? null : person }
  const list = owner.taskId === null ? eq(workTodo.ownerId, owner.ownerId ?? '') : eq(workTodo.taskId, owner.taskId)
  const values = {
    ...(text === undefined ? {} : { text }),
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(done === undefined ? {} : { doneAt: done ? (known?.doneAt ?? new Date()) : null }),
    ...(known && before === undefined ? {} : { rank: await rankBefore(actor, list, before ?? null, id ?? '') }),
  }
  if (known) {
    const [row] = await db
      .update(workTodo)
      .set({ ...values, version: sql`${workTodo.version} + 1` })
      .where(eq(workTodo.id, known.id))
      .returning()
    if (!row) throw workError('unknownTodo', locale)
    return describeTodo(row)
  }
  if ((await db.$count(workTodo, list)) >= maxTodos) throw workError('manyTodos', locale)
  const [row] = await db
    .insert(workTodo)
    .values({ rank: '', ...values, ...owner, siteId: site, id: randomUUID(), text: text ?? '' })
    .returning()
  if (!row) throw new Error('The line was not inserted.')
  return describeTodo(row)
}

export async function removeTodo(actor: Actor, id: string): Promise<void> {
  const row = await lockTodo(actor, id)
  await actor.db.delete(workTodo).where(eq(workTodo.id, row.id))
}

/** The caller's own line, or one of a task that the caller may write. Throws CallError. */
export async function lockTodo(actor: Actor, id: string): Promise<TodoRow> {
  const { db, locale, person } = actor
  const [row] = await db
    .select()
    .from(workTodo)
    .where(and(eq(workTodo.id, id), or(eq(workTodo.ownerId, person), isNull(workTodo.ownerId))))
    .for('update')
  if (!row) throw workError('unknownTodo', locale)
  if (row.taskId !== null) {
    const found = await findTask(actor, row.taskId).catch(() => undefined)
    if (!found) throw workError('unknownTodo', locale)
    await lockOwner(actor, found)
  }
  return row
}

async function lockOwner(actor: Actor, found: FoundTask): Promise<FoundTask> {
  const project = await lockProject(actor, found.project, 'member')
  await actor.db.update(workTask).set({ rev: project.rev }).where(eq(workTask.id, found.row.id))
  return found
}

async function rankBefore({ db, locale }: Actor, list: ReturnType<typeof eq>, before: string | null, self: string) {
  const others = and(list, ne(workTodo.id, self))
  const last = async (where: ReturnType<typeof and>) => {
    const [row] = await db
      .select({ rank: max(workTodo.rank) })
      .from(workTodo)
      .where(where)
    return row?.rank ?? null
  }
  if (before === null) return rankBetween(await last(others), null)
  const [at] = await db
    .select({ rank: workTodo.rank })
    .from(workTodo)
    .where(and(others, eq(workTodo.id, before)))
  if (!at) throw workError('unknownTodo', locale)
  return rankBetween(await last(and(others, lt(workTodo.rank, at.rank))), at.rank)
}
