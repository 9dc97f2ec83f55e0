import { and, eq, getTableColumns, max, type SQL, sql } from 'drizzle-orm'
import { listRows } from '@gateway/list/list-rows'
import type { ParsedInputOf } from '@schemas/call'
import type { call } from '@schemas/work/calls/work/list'
import type { Task } from '@schemas/work/entities/task'
import { type TaskRow, workTask } from '../../tables'
import { visibleTasks } from '../access/reach'
import type { Actor } from '../actor'
import { readQuery } from './conditions'
import { describeTasks } from './describe'
import { groupsOf } from './groups'

type Input = ParsedInputOf<typeof call>
type Listed = { items: Task[]; next?: string; total?: number; groups?: Grouped[]; rev?: number }
type Grouped = { key: string; total: number; items: Task[]; next?: string }

/** Rows of a group in the answer that has all groups. */
const rowsOfGroup = 50

const { searchText: _searched, ...columns } = getTableColumns(workTask)
const sorts = {
  rank: workTask.rank,
  title: workTask.searchText,
  priority: workTask.priority,
  due: workTask.dueOn,
  start: workTask.startOn,
  created: workTask.createdAt,
  updated: workTask.updatedAt,
}

/** Tasks by a query: a page of all, a page of one group, or the first of every group. */
export async function listTasks(actor: Actor, input: Input): Promise<Listed> {
  const { reach, where, query } = await readQuery(actor, input)
  const one = reach.length === 1 && query.project ? reach[0] : undefined
  const page = (condition: SQL, limit: number, total: boolean) =>
    listRows(actor.db, {
      from: workTask,
      columns,
      id: workTask.id,
      sorts,
      defaultSort: 'rank',
      where: condition,
      input: { sort: input.sort, cursor: input.cursor, limit, total },
    }) as Promise<{ items: TaskRow[]; next?: string; total?: number }>
  const rev = one && { rev: await lastRev(actor, visibleTasks([one]), one.id) }
  if (input.by && input.groupKey === undefined) {
    const groups: Grouped[] = []
    for (const { key, condition } of await groupsOf(actor, reach, input.by)) {
      const both = sql`${where} AND ${condition}`
      const { items, next, total = 0 } = await page(both, rowsOfGroup, true)
      groups.push({ key, total, items: await describeTasks(actor, reach, items), ...(next ? { next } : {}) })
    }
    return { items: [], groups, ...rev }
  }
  const group = input.by && (await groupsOf(actor, reach, input.by)).find(({ key }) => key === input.groupKey)
  const condition = input.by ? sql`${where} AND ${group?.condition ?? sql`false`}` : where
  const { items, ...rest } = await page(condition, input.limit, input.total ?? false)
  return { items: await describeTasks(actor, reach, items), ...rest, ...rev }
}

/** The newest change that the reader can see: numbers of other changes tell nothing. */
export async function lastRev({ db }: Actor, visible: SQL, project: string): Promise<number> {
  const [row] = await db
    .select({ rev: max(workTask.rev) })
    .from(workTask)
    .where(and(eq(workTask.projectId, project), visible))
  return row?.rev ?? 0
}
