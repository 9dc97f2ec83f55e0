import type { StatusGroup } from '../entities/status'
import { daysBetween } from './days'
import { groupBy } from './group-by'

export type RolledTask = {
  id: string
  parent: string | null
  group: StatusGroup
  startOn: string | null
  dueOn: string | null
  estimate: number | null
  progress: number
}
export type RollUp = { startOn: string | null; dueOn: string | null; progress: number }

/** Span and progress of what is below a task. Leaves that are not cancelled count, by estimate, else by days. */
export function rollUp(tasks: readonly RolledTask[], root: string): RollUp | null {
  const children = groupBy(tasks, ({ parent }) => parent)
  const leaves: RolledTask[] = []
  const seen = new Set([root])
  const visit = (id: string) => {
    for (const task of children.get(id) ?? []) {
      if (seen.has(task.id)) continue
      seen.add(task.id)
      if (children.has(task.id)) visit(task.id)
      else if (task.group !== 'cancelled') leaves.push(task)
    }
  }
  visit(root)
  if (leaves.length === 0) return null
  const days = leaves
    .flatMap(({ startOn, dueOn }) => [startOn ?? dueOn, dueOn ?? startOn])
    .filter((day) => day !== null)
  const weights = leaves.map(weightOf)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const done = leaves.reduce((sum, task, at) => sum + (weights[at] ?? 0) * progressOf(task), 0)
  const sorted = days.toSorted()
  return { startOn: sorted[0] ?? null, dueOn: sorted.at(-1) ?? null, progress: Math.round(done / whole) }
}

const progressOf = ({ group, progress }: RolledTask) => (group === 'completed' ? 100 : progress)

/** Minutes; a day of a task without estimate counts as a working day of eight hours. */
function weightOf({ estimate, startOn, dueOn }: RolledTask): number {
  if (estimate !== null && estimate > 0) return estimate
  return 480 * (startOn && dueOn ? daysBetween(startOn, dueOn) + 1 : 1)
}
