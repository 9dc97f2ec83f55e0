import { and, eq, inArray, isNull } from 'drizzle-orm'
import { maxDepth } from '@schemas/work/entities/task'
import { findCircle, parentFault } from '@schemas/work/rules/links'
import { type StatusRow, workDependency, workLabel, workStatus, workTask } from '../../tables'
import { peopleWhoSee } from '../access/members'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { workError } from '../messages'

/** A status of the project; without an id its default. Throws CallError. */
export async function statusOf({ db, locale }: Actor, project: string, id?: string): Promise<StatusRow> {
  const [row] = await db
    .select()
    .from(workStatus)
    .where(
      and(eq(workStatus.projectId, project), id === undefined ? eq(workStatus.isDefault, true) : eq(workStatus.id, id)),
    )
  if (!row) throw workError('unusable', locale, { field: 'status' })
  return row
}

export async function checkPeople(actor: Actor, project: LockedProject, people: readonly string[]): Promise<void> {
  const known = new Set(await peopleWhoSee(actor.db, project.row, people))
  if (people.some((id) => !known.has(id))) throw workError('unusable', actor.locale, { field: 'assignees' })
}

export async function checkLabels({ db, locale }: Actor, project: string, labels: readonly string[]): Promise<void> {
  if (labels.length === 0) return
  const rows = await db
    .select({ id: workLabel.id })
    .from(workLabel)
    .where(and(eq(workLabel.projectId, project), inArray(workLabel.id, [...labels])))
  if (rows.length < new Set(labels).size) throw workError('unusable', locale, { field: 'labels' })
}

/** Parents and dependencies of a project: all that can make a circle. */
export async function readForest({ db }: Actor, project: string) {
  const links = await db
    .select({ from: workDependency.fromId, to: workDependency.toId })
    .from(workDependency)
    .innerJoin(workTask, eq(workTask.id, workDependency.fromId))
    .where(and(eq(workDependency.projectId, project), isNull(workTask.trashedAt)))
  const branches = await db
    .select({ id: workTask.id, parent: workTask.parentId, no: workTask.no })
    .from(workTask)
    .where(and(eq(workTask.projectId, project), isNull(workTask.trashedAt)))
  return { links, branches }
}

/** Whether a task may go below another of its project. Throws CallError. */
export async function checkParent(actor: Actor, project: LockedProject, id: string, parent: string): Promise<void> {
  const { locale } = actor
  const { branches, links } = await readForest(actor, project.id)
  if (!branches.some((each) => each.id === parent)) throw workError('unusable', locale, { field: 'parent' })
  const keyOf = (task: string) => `${project.key}-${branches.find((each) => each.id === task)?.no ?? ''}`
  const fault = parentFault(branches, id, parent, maxDepth)
  if (fault === 'deep') throw workError('deep', locale, { field: 'parent' })
  if (fault === 'circle') throw circleError(actor, [parent, id].map(keyOf))
  const moved = branches.map((each) => (each.id === id ? { ...each, parent } : each))
  const circle = findCircle(moved, links)
  if (circle) throw circleError(actor, circle.map(keyOf))
}

export const circleError = ({ locale }: Actor, keys: readonly string[]) =>
  workError('circle', locale, { values: { keys: keys.slice(0, 6).join(', ') } })
