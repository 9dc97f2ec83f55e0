import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { ranksBetween } from '@gateway/rank/rank'
import { defineSeed, demoRole } from '@gateway/seed/demo-seed'
import { health, memberRole, projectAccess, projectKey, projectStatus, slug } from '@schemas/work/entities/project'
import { color } from '@schemas/work/entities/status'
import { dayIn } from '@schemas/zoned-parts'
import { insertFirstStatuses } from '../domain/projects/statuses'
import {
  workAssignee,
  workCalendar,
  workComment,
  workDayOff,
  workDependency,
  workGroup,
  workLabel,
  workMember,
  workProject,
  workProjectKey,
  workTask,
  workTaskLabel,
  workTodo,
} from '../tables'
import { planTasks } from '../demo/plan-tasks'

const both = z.strictObject({ th: z.string(), en: z.string() })
export const demoProject = z.strictObject({
  key: projectKey,
  group: slug,
  name: both,
  summary: both,
  status: projectStatus,
  health: z.optional(health),
  access: z._default(projectAccess, 'members'),
  /** Days from today. */
  from: z.int(),
  to: z.int(),
  members: z.partialRecord(demoRole, memberRole),
  labels: z.array(z.strictObject({ name: z.string(), color })),
  /** What is made; each goes through all steps. */
  parts: z.array(both),
  milestones: z.array(both),
})
export type DemoProject = z.infer<typeof demoProject>

const content = z.strictObject({
  groups: z.array(z.strictObject({ slug, name: both, color })),
  steps: z.array(z.strictObject({ title: both, internal: z.boolean() })),
  comments: z.array(both),
  daysOff: z.array(z.strictObject({ day: z.string().check(z.regex(/^\d\d-\d\d$/)), name: both })),
  projects: z.array(demoProject),
  todos: z.array(z.strictObject({ of: demoRole, text: z.string(), done: z.boolean() })),
})
export type DemoWork = z.infer<typeof content>

export const seed = defineSeed({
  file: 'projects.json',
  schema: content,
  isSeeded: async (db) => (await db.select({ id: workProject.id }).from(workProject).limit(1)).length > 0,
  make: async ({ db, site, people }, { groups, steps, comments, daysOff, projects, todos }) => {
    const today = dayIn(Date.now())
    const siteId = site
    const calendar = randomUUID()
    await db
      .insert(workCalendar)
      .values({ siteId, id: calendar, name: { th: 'ปฏิทินทำงาน', en: 'Working days' }, weekdays: [1, 2, 3, 4, 5] })
    const years = [0, 1].map((more) => Number(today.slice(0, 4)) + more)
    await db
      .insert(workDayOff)
      .values(
        years.flatMap((year) =>
          daysOff.map(({ day, name }) => ({ siteId, calendarId: calendar, day: `${year}-${day}`, name })),
        ),
      )
    const groupIds = new Map(groups.map((group) => [group.slug, randomUUID()]))
    const groupRanks = ranksBetween(null, null, groups.length)
    await db.insert(workGroup).values(
      groups.map((group, at) => ({
        siteId,
        id: groupIds.get(group.slug) ?? '',
        rank: groupRanks[at] ?? '',
        ...group,
      })),
    )
    for (const project of projects) {
      const id = randomUUID()
      const plan = planTasks(`${site} ${project.key}`, { project, steps, comments, today, people })
      await db.insert(workProject).values({
        siteId,
        id,
        groupId: groupIds.get(project.group) ?? '',
        key: project.key,
        name: project.name,
        summary: project.summary,
        ownerId: people.manager,
        startOn: plan.startOn,
        dueOn: plan.dueOn,
        status: project.status,
        health: project.health ?? null,
        access: project.access,
        calendarId: calendar,
        nextNo: plan.tasks.length + 1,
        rev: 1,
      })
      await db.insert(workProjectKey).values({ siteId, key: project.key, projectId: id })
      const statuses = await insertFirstStatuses({ db, site }, id)
      const members = Object.entries(project.members) as [keyof typeof people, z.infer<typeof memberRole>][]
      await db
        .insert(workMember)
        .values(members.map(([role, as]) => ({ siteId, projectId: id, personId: people[role], role: as })))
      const labels = project.labels.map((label) => ({ siteId, id: randomUUID(), projectId: id, ...label }))
      if (labels.length > 0) await db.insert(workLabel).values(labels)
      const ranks = ranksBetween(null, null, plan.tasks.length)
      // Parents come first.
      await db.insert(workTask).values(
        plan.tasks.map(({ group, people: _people, label: _label, ...task }, at) => ({
          siteId,
          projectId: id,
          no: at + 1,
          statusId: statuses.find((status) => status.group === group)?.id ?? '',
          statusGroup: group,
          rank: ranks[at] ?? '',
          reporterId: people.manager,
          rev: 1,
          // On its last day: those of the last weeks are what the overview counts by day.
          completedAt:
            group === 'completed' ? new Date(Math.min(Date.parse(`${task.dueOn}T09:30:00Z`), Date.now())) : null,
          ...task,
        })),
      )
      const assigned = plan.tasks.flatMap((task) =>
        task.people.map((personId) => ({ siteId, taskId: task.id, personId })),
      )
      if (assigned.length > 0) await db.insert(workAssignee).values(assigned)
      const labelled = plan.tasks.flatMap(({ id: taskId, label }) => {
        const labelId = labels[label]?.id
        return labelId === undefined ? [] : [{ siteId, projectId: id, taskId, labelId }]
      })
      if (labelled.length > 0) await db.insert(workTaskLabel).values(labelled)
      if (plan.links.length > 0)
        await db
          .insert(workDependency)
          .values(plan.links.map(({ from, to }) => ({ siteId, projectId: id, fromId: from, toId: to })))
      if (plan.comments.length > 0)
        await db
          .insert(workComment)
          .values(plan.comments.map((comment) => ({ siteId, id: randomUUID(), projectId: id, ...comment })))
    }
    const todoRanks = ranksBetween(null, null, todos.length)
    await db.insert(workTodo).values(
      todos.map(({ of, text, done }, at) => ({
        siteId,
        id: randomUUID(),
        ownerId: people[of],
        text,
        rank: todoRanks[at] ?? '',
        doneAt: done ? new Date() : null,
      })),
    )
  },
})
