import { randomUUID } from 'node:crypto'
import { CallError } from '@gateway/errors/call-error'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { changeTask } from '../tasks/change-task'
import { reread } from '../tasks/find-task'
import { insertTask } from '../tasks/insert-task'
import { type FileRow, planImport, type Step } from './plan-import'

/** Imports rows into a locked project, each for itself: one that is refused does not keep the others. */
export async function importTasks(
  actor: Actor,
  project: LockedProject,
  rows: readonly FileRow[],
  batch: string = randomUUID(),
) {
  const { steps, faults } = await planImport(actor, project, rows)
  const outcomes: { row: number; outcome: Step['outcome']; name?: string }[] = []
  for (const step of steps)
    try {
      const name = await actor.db.transaction((db) => runStep({ ...actor, db }, project, step, batch))
      outcomes.push({ row: step.row, outcome: step.outcome, name })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      faults.push({ row: step.row, message: error.message })
    }
  return { outcomes, faults }
}

/** Resolves to the task's key. */
async function runStep(actor: Actor, project: LockedProject, step: Step, batch: string): Promise<string> {
  const { key } = project
  if (step.outcome !== 'added') {
    if (step.outcome === 'updated')
      await changeTask(actor, project, await reread(actor, step.task.id), { changes: step.changes, batch })
    return `${key}-${step.task.no}`
  }
  const { progress, ...values } = step.values
  const made = await insertTask(actor, project, { ...values, batch })
  if (progress !== undefined && progress > 0)
    await changeTask(actor, project, made, { changes: { progress: { from: made.progress, to: progress } }, batch })
  return `${key}-${made.no}`
}
