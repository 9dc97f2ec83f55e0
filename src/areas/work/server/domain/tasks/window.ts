import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { daysBetween } from '@schemas/work/rules/days'
import type { QueryText } from '@schemas/work/rules/task-query'
import { workCalendar, workDayOff, workDependency, workProject, workTask } from '../../tables'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { readQuery } from './conditions'
import { describeTasks } from './describe'
import { readLinks } from './links'

const maxDays = 400
/** Tasks of one window. */
const maxShown = 2000

/** What a calendar or gantt shows between two days. */
export async function readWindow(actor: Actor, { from, to, ...text }: QueryText & { from: string; to: string }) {
  const { db, locale } = actor
  const length = daysBetween(from, to)
  if (length < 0 || length > maxDays) throw workError('longWindow', locale, { field: 'to' })
  const { reach, where } = await readQuery(actor, text)
  const { searchText: _searched, ...columns } = getTableColumns(workTask)
  const rows = await db
    .select(columns)
    .from(workTask)
    .where(
      and(
        where,
        sql`coalesce(${workTask.startOn}, ${workTask.dueOn}) <= ${to}::date AND coalesce(${workTask.dueOn}, ${workTask.startOn}) >= ${from}::date`,
      ),
    )
    .orderBy(asc(sql`coalesce(${workTask.startOn}, ${workTask.dueOn})`), asc(workTask.rank), asc(workTask.id))
    .limit(maxShown + 1)
  const shown = rows.slice(0, maxShown)
  const ids = shown.map(({ id }) => id)
  const projects = [...new Set(shown.map(({ projectId }) => projectId))]
  const links = ids.length === 0 ? [] : await readLinks(db, reach, inArray(workDependency.fromId, ids))
  const inView = new Set(ids)
  // Days off of one calendar: several projects share no days.
  const calendars =
    projects.length === 0
      ? []
      : await db
          .selectDistinct({ id: workCalendar.id, weekdays: workCalendar.weekdays })
          .from(workProject)
          .innerJoin(workCalendar, eq(workCalendar.id, workProject.calendarId))
          .where(inArray(workProject.id, projects))
  const [calendar] = calendars.length === 1 ? calendars : []
  const daysOff = calendar
    ? await db
        .select({ day: workDayOff.day })
        .from(workDayOff)
        .where(
          and(eq(workDayOff.calendarId, calendar.id), sql`${workDayOff.day} BETWEEN ${from}::date AND ${to}::date`),
        )
        .orderBy(asc(workDayOff.day))
    : []
  return {
    tasks: await describeTasks(actor, reach, shown as (typeof workTask.$inferSelect)[]),
    isCut: rows.length > maxShown,
    links: links.filter(({ to: end }) => inView.has(end)),
    daysOff: daysOff.map(({ day }) => day),
    weekdays: calendar?.weekdays ?? [1, 2, 3, 4, 5],
  }
}
