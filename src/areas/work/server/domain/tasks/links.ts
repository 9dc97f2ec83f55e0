import { and, eq, or, sql } from 'drizzle-orm'
import { findCircle, isOwnLine } from '@schemas/work/rules/links'
import type { TaskLink } from '@schemas/work/entities/task-link'
import { workDependency, workTask } from '../../tables'
import { lockProject } from '../access/open-project'
import { readable, type Reached } from '../access/reach'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { recordActivity } from './activity'
import { circleError, readForest } from './belongs'
import { findTask } from './find-task'

/** Dependencies of a task, between tasks that the reader sees. */
export async function linksOf({ db }: Actor, reach: readonly Reached[], task: string): Promise<TaskLink[]> {
  return readLinks(db, reach, or(eq(workDependency.fromId, task), eq(workDependency.toId, task)))
}

export async function readLinks(
  db: Actor['db'],
  reach: readonly Reached[],
  where: ReturnType<typeof or>,
): Promise<TaskLink[]> {
  const seen = (end: string) =>
    sql`EXISTS (SELECT 1 FROM work_task AS t WHERE t.id = ${sql.raw(`work_dependency.${end}`)} AND t.trashed_at IS NULL AND ${readable(reach, { projectId: sql`t.project_id`, internal: sql`t.internal` })})`
  return db
    .select({
      from: workDependency.fromId,
      to: workDependency.toId,
      type: workDependency.type,
      lag: workDependency.lag,
    })
    .from(workDependency)
    .where(and(where, seen('from_id'), seen('to_id')))
    .orderBy(workDependency.fromId, workDependency.toId)
}

/** Makes `to` wait for `from`, or changes how. Throws CallError. */
export async function linkTasks(actor: Actor, wanted: TaskLink, batch: string): Promise<TaskLink[]> {
  const { db, site, locale } = actor
  const from = await findTask(actor, wanted.from)
  const to = await findTask(actor, wanted.to)
  if (from.project.id !== to.project.id) throw workError('unknownTask', locale)
  const project = await lockProject(actor, to.project, 'member')
  const { branches, links } = await readForest(actor, project.id)
  const link = { from: from.row.id, to: to.row.id }
  if (isOwnLine(branches, link)) throw workError('ownLine', locale)
  const others = links.filter((each) => each.from !== link.from || each.to !== link.to)
  const circle = findCircle(branches, [...others, link])
  if (circle)
    throw circleError(
      actor,
      circle.map((id) => `${project.key}-${branches.find((each) => each.id === id)?.no ?? ''}`),
    )
  const { type, lag } = wanted
  await db
    .insert(workDependency)
    .values({ siteId: site, projectId: project.id, fromId: link.from, toId: link.to, type, lag })
    .onConflictDoUpdate({
      target: [workDependency.siteId, workDependency.fromId, workDependency.toId],
      set: { type, lag },
    })
  await touch(actor, project.rev, [link.from, link.to])
  await recordActivity(actor, project, {
    task: link.to,
    batch,
    changes: [
      { field: 'link', from: null, to: { ...link, type, lag }, internal: from.row.internal || to.row.internal },
    ],
  })
  return linksOf(actor, [project], link.to)
}

export async function unlinkTasks(
  actor: Actor,
  wanted: Pick<TaskLink, 'from' | 'to'>,
  batch: string,
): Promise<TaskLink[]> {
  const { db } = actor
  const from = await findTask(actor, wanted.from)
  const to = await findTask(actor, wanted.to)
  const project = await lockProject(actor, to.project, 'member')
  const removed = await db
    .delete(workDependency)
    .where(and(eq(workDependency.fromId, from.row.id), eq(workDependency.toId, to.row.id)))
    .returning()
  if (removed.length > 0) {
    await touch(actor, project.rev, [from.row.id, to.row.id])
    await recordActivity(actor, project, {
      task: to.row.id,
      batch,
      changes: [
        {
          field: 'link',
          from: { from: from.row.id, to: to.row.id },
          to: null,
          internal: from.row.internal || to.row.internal,
        },
      ],
    })
  }
  return linksOf(actor, [project], to.row.id)
}

/** A dependency changes whether its ends are blocked: readers of changes learn of it. */
async function touch({ db }: Actor, rev: number, tasks: readonly string[]): Promise<void> {
  await db
    .update(workTask)
    .set({ rev })
    .where(or(...tasks.map((id) => eq(workTask.id, id))))
}
