import { sql } from 'drizzle-orm'
import type { WorkPerson } from '@schemas/work/entities/project'
import { addDays } from '@schemas/work/rules/days'
import type { QueryText } from '@schemas/work/rules/task-query'
import { workTask } from '../../tables'
import type { Actor } from '../actor'
import { describePerson } from '../person-names'
import { isBlocked, readQuery } from './conditions'

type Counts = { open: number; overdue: number; blocked: number; dueToday: number }
type Load = {
  id: string | null
  firstname: string
  lastname: string
  avatar: string | null
  open: number
  estimate: number
}

/** Figures of the tasks that a query finds; days are those of the reader's zone. */
export async function summarise(actor: Actor, { days, ...text }: QueryText & { days: number }) {
  const { db, today, timeZone } = actor
  const { where, reach } = await readQuery(actor, text)
  const open = sql`${workTask.statusGroup} NOT IN ('completed', 'cancelled')`
  const rowsOf = async <T>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: T[] }).rows
  const [counts] = await rowsOf<Counts>(sql`
    SELECT count(*) FILTER (WHERE ${open})::int AS open,
      count(*) FILTER (WHERE ${open} AND ${workTask.dueOn} < ${today}::date)::int AS overdue,
      count(*) FILTER (WHERE ${open} AND ${workTask.dueOn} = ${today}::date)::int AS "dueToday",
      count(*) FILTER (WHERE ${isBlocked(reach)})::int AS blocked
    FROM work_task WHERE ${where}`)
  const first = addDays(today, 1 - days)
  const done = await rowsOf<{ day: string; count: number }>(sql`
    SELECT to_char(${workTask.completedAt} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day, count(*)::int AS count
    FROM work_task WHERE ${where} AND ${workTask.completedAt} >= ${first}::timestamp AT TIME ZONE ${timeZone} GROUP BY 1 ORDER BY 1`)
  const load = await rowsOf<Load>(sql`
    SELECT p.id, p.firstname, p.lastname, p.avatar, count(*)::int AS open, coalesce(sum(${workTask.estimate}), 0)::int AS estimate
    FROM work_task LEFT JOIN work_assignee AS a ON a.task_id = ${workTask.id} LEFT JOIN person AS p ON p.id = a.person_id
    WHERE ${where} AND ${open} GROUP BY p.id, p.firstname, p.lastname, p.avatar ORDER BY count(*) DESC, p.id LIMIT 50`)
  const counted = new Map(done.map(({ day, count }) => [day, count]))
  return {
    ...(counts ?? { open: 0, overdue: 0, blocked: 0, dueToday: 0 }),
    done: Array.from({ length: days }, (_each, at) => {
      const day = addDays(first, at)
      return { day, count: counted.get(day) ?? 0 }
    }),
    load: load.map(({ id, firstname, lastname, avatar, open: held, estimate }) => ({
      person: id === null ? null : (describePerson({ id, firstname, lastname, avatar }) satisfies WorkPerson),
      open: held,
      estimate,
    })),
  }
}
