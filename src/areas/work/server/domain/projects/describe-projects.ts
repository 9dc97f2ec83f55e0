import { asc, eq, inArray, sql } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import { pickText, type LocalisedText } from '@schemas/layout/pick-text'
import type { OpenedProject, ProjectCard } from '@schemas/work/entities/project'
import { workCalendar, workGroup, workLabel, workProject, workStatus, workTask } from '../../tables'
import { membersOf } from '../access/members'
import { type Reached, visibleTasks } from '../access/reach'
import type { Actor } from '../actor'
import { describePerson } from '../person-names'
import { hasAppeared } from '../tasks/conditions'
import { lastRev } from '../tasks/list-tasks'
import { describeStatus } from './statuses'

type Figures = {
  open: number
  done: number
  overdue: number
  milestone: { title: LocalisedText; dueOn: string } | null
}
const none: Figures = { open: 0, done: 0, overdue: 0, milestone: null }

/** Projects as their reader sees them: tasks that do not exist for the reader count nowhere. */
export async function describeProjects(
  actor: Actor,
  reach: readonly Reached[],
): Promise<(ProjectCard & { groupId: string })[]> {
  const { db, locale } = actor
  if (reach.length === 0) return []
  const rows = await db
    .select({
      project: workProject,
      owner: { id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar },
    })
    .from(workProject)
    .innerJoin(person, eq(person.id, workProject.ownerId))
    .where(
      inArray(
        workProject.id,
        reach.map(({ id }) => id),
      ),
    )
    .orderBy(asc(workProject.key))
  const figures = await figuresOf(actor, reach)
  const own = new Map(reach.map((each) => [each.id, each]))
  return rows.flatMap(({ project, owner }) => {
    const mine = own.get(project.id)
    if (!mine) return []
    const { milestone, ...counts } = figures.get(project.id) ?? none
    return [
      {
        id: project.id,
        groupId: project.groupId,
        key: project.key,
        name: pickText(project.name, locale),
        summary: pickText(project.summary, locale),
        status: project.status,
        health: project.health,
        startOn: project.startOn,
        dueOn: project.dueOn,
        owner: describePerson(owner),
        archived: project.archivedAt !== null,
        starred: mine.starred,
        role: mine.role,
        ...counts,
        nextMilestone: milestone && { title: pickText(milestone.title, locale), dueOn: milestone.dueOn },
      },
    ]
  })
}

async function figuresOf({ db, today }: Actor, reach: readonly Reached[]): Promise<Map<string, Figures>> {
  const { rows } = (await db.execute(sql`
    SELECT work_task.project_id AS id,
      count(*) FILTER (WHERE status_group NOT IN ('completed', 'cancelled'))::int AS open,
      count(*) FILTER (WHERE status_group = 'completed')::int AS done,
      count(*) FILTER (WHERE status_group NOT IN ('completed', 'cancelled') AND due_on < ${today}::date)::int AS overdue,
      (array_agg(jsonb_build_object('title', title, 'dueOn', due_on) ORDER BY due_on, id)
        FILTER (WHERE kind = 'milestone' AND status_group NOT IN ('completed', 'cancelled') AND due_on >= ${today}::date))[1] AS milestone
    FROM work_task WHERE ${visibleTasks(reach)} AND ${workTask.archivedAt} IS NULL AND ${hasAppeared(today)} GROUP BY work_task.project_id`)) as unknown as {
    rows: (Figures & { id: string })[]
  }
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** A project with what its own page needs. */
export async function describeOpened(actor: Actor, reached: Reached): Promise<OpenedProject> {
  const { db, locale } = actor
  const [card] = await describeProjects(actor, [reached])
  const [row] = await db
    .select({ project: workProject, group: workGroup, weekdays: workCalendar.weekdays })
    .from(workProject)
    .innerJoin(workGroup, eq(workGroup.id, workProject.groupId))
    .leftJoin(workCalendar, eq(workCalendar.id, workProject.calendarId))
    .where(eq(workProject.id, reached.id))
  if (!card || !row) throw new Error('The project is gone.')
  const { groupId: _group, ...shown } = card
  const statuses = await db
    .select()
    .from(workStatus)
    .where(eq(workStatus.projectId, reached.id))
    .orderBy(asc(workStatus.rank), asc(workStatus.id))
  const labels = await db
    .select({ id: workLabel.id, name: workLabel.name, color: workLabel.color })
    .from(workLabel)
    .where(eq(workLabel.projectId, reached.id))
    .orderBy(asc(workLabel.name))
  return {
    ...shown,
    group: { id: row.group.id, slug: row.group.slug, name: pickText(row.group.name, locale) },
    access: row.project.access,
    viewersSee: row.project.viewersSee,
    version: row.project.version,
    rev: await lastRev(actor, visibleTasks([reached]), reached.id),
    statuses: statuses.map((status) => describeStatus(status, locale)),
    labels: labels as OpenedProject['labels'],
    members: (await membersOf(db, reached.id)).map(({ role, ...each }) => ({ person: describePerson(each), role })),
    weekdays: row.weekdays ?? [1, 2, 3, 4, 5],
  }
}
