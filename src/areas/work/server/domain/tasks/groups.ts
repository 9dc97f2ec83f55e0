import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { statusGroups } from '@schemas/work/entities/status'
import { priorities, taskKinds } from '@schemas/work/entities/task'
import type { Grouping } from '@schemas/work/entities/work-list'
import { addDays, weekStart } from '@schemas/work/rules/days'
import { workLabel, workStatus, workTask } from '../../tables'
import { type Reached, visibleTasks } from '../access/reach'
import type { Actor } from '../actor'

export type Group = { key: string; condition: SQL }

/** Groups of one answer. */
const maxGroups = 60

/** The groups of a list, in their order; `none` for tasks without. */
export async function groupsOf(actor: Actor, reach: readonly Reached[], by: Grouping): Promise<Group[]> {
  const { db, today } = actor
  const projects = reach.map(({ id }) => id)
  const where = (key: string, condition: SQL): Group => ({ key, condition })
  switch (by) {
    case 'status': {
      const rows = await db
        .select({ id: workStatus.id })
        .from(workStatus)
        .where(inProjects(workStatus.projectId, projects))
        .orderBy(asc(workStatus.projectId), asc(workStatus.rank), asc(workStatus.id))
        .limit(maxGroups)
      return rows.map(({ id }) => where(id, eq(workTask.statusId, id)))
    }
    case 'label': {
      const rows = await db
        .select({ id: workLabel.id })
        .from(workLabel)
        .where(inProjects(workLabel.projectId, projects))
        .orderBy(asc(workLabel.name), asc(workLabel.id))
        .limit(maxGroups)
      const has = (id?: string) =>
        sql`EXISTS (SELECT 1 FROM work_task_label AS label WHERE label.task_id = ${workTask.id}${id === undefined ? sql`` : sql` AND label.label_id = ${id}`})`
      return [...rows.map(({ id }) => where(id, has(id))), where('none', sql`NOT ${has()}`)]
    }
    case 'assignee': {
      const { rows } = (await db.execute(
        projects.length === 0
          ? sql`SELECT NULL AS id WHERE false`
          : sql`SELECT DISTINCT person.id, person.firstname FROM work_assignee JOIN work_task ON work_task.id = work_assignee.task_id JOIN person ON person.id = work_assignee.person_id
              WHERE ${and(inArray(workTask.projectId, projects), visibleTasks(reach))} ORDER BY person.firstname, person.id LIMIT ${maxGroups}`,
      )) as unknown as { rows: { id: string }[] }
      const has = (id?: string) =>
        sql`EXISTS (SELECT 1 FROM work_assignee AS person WHERE person.task_id = ${workTask.id}${id === undefined ? sql`` : sql` AND person.person_id = ${id}`})`
      return [...rows.map(({ id }) => where(id, has(id))), where('none', sql`NOT ${has()}`)]
    }
    case 'priority':
      return priorities.toReversed().map((value) => where(String(value), eq(workTask.priority, value)))
    case 'kind':
      return taskKinds.map((kind) => where(kind, eq(workTask.kind, kind)))
    case 'group':
      return statusGroups.map((group) => where(group, eq(workTask.statusGroup, group)))
    case 'project':
      return projects.slice(0, maxGroups).map((id) => where(id, eq(workTask.projectId, id)))
    case 'due': {
      const week = addDays(weekStart(today), 6)
      const due = workTask.dueOn
      return [
        where('overdue', sql`${due} < ${today}::date AND ${workTask.statusGroup} NOT IN ('completed', 'cancelled')`),
        where('today', sql`${due} = ${today}::date`),
        where('week', sql`${due} > ${today}::date AND ${due} <= ${week}::date`),
        where('later', sql`${due} > ${week}::date AND ${due} > ${today}::date`),
        where('past', sql`${due} < ${today}::date AND ${workTask.statusGroup} IN ('completed', 'cancelled')`),
        where('none', sql`${isNull(due)}`),
      ]
    }
  }
}

const inProjects = (column: typeof workStatus.projectId | typeof workLabel.projectId, projects: string[]) =>
  projects.length === 0 ? sql`false` : inArray(column, projects)
