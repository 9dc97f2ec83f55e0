import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { CallError } from '@gateway/errors/call-error'
import { pickText, type LocalisedText } from '@schemas/layout/pick-text'
import { groupBy } from '@schemas/work/rules/group-by'
import type { TaskChanges } from '@schemas/work/entities/task'
import { workActivity } from '../../tables'
import { lockProject, openProject } from '../access/open-project'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { changeTask } from './change-task'
import { reread } from './find-task'
import { restoreTask, trashTask } from './trash-task'

type Row = typeof workActivity.$inferSelect

/** Undoes an act of the caller, task by task; what was changed since stays. */
export async function undoBatch(actor: Actor, batch: string): Promise<{ done: number; left: number }> {
  const rows = await actor.db
    .select()
    .from(workActivity)
    .where(and(eq(workActivity.batch, batch), eq(workActivity.actorId, actor.person)))
    .orderBy(asc(workActivity.projectId), asc(workActivity.at), asc(workActivity.id))
  if (rows.length === 0) throw workError('nothingToUndo', actor.locale)
  const outcome = { done: 0, left: 0 }
  const next = randomUUID()
  for (const [projectId, ofProject] of groupBy(rows, (row) => row.projectId)) {
    const project = await lockProject(actor, await openProject(actor, projectId), 'member')
    for (const [task, changes] of groupBy(ofProject, (row) => row.taskId)) {
      try {
        // Each task for itself: one that was changed since does not keep the others.
        await actor.db.transaction((db) => undoTask({ ...actor, db }, project, task, changes, next))
        outcome.done += 1
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        outcome.left += 1
      }
    }
  }
  return outcome
}

async function undoTask(
  actor: Actor,
  project: Awaited<ReturnType<typeof lockProject>>,
  task: string,
  changes: readonly Row[],
  batch: string,
): Promise<void> {
  const row = await reread(actor, task, 'either')
  const created = changes.some(({ field }) => field === 'create')
  const trash = changes.find(({ field }) => field === 'trash')
  if (created || trash) {
    const wasTrashed = trash ? trash.to === true : false
    if ((row.trashedAt !== null) !== wasTrashed) throw workError('nothingToUndo', actor.locale)
    if (wasTrashed) await restoreTask(actor, project, row, batch)
    else await trashTask(actor, project, row, batch)
    return
  }
  if (row.trashedAt) throw workError('unknownTask', actor.locale)
  const texts = (field: string, value: unknown) =>
    field === 'title' || field === 'description' ? pickText(value as LocalisedText, actor.locale) : value
  const rank = changes.find(({ field }) => field === 'rank')
  if (rank && row.rank !== rank.to) throw workError('nothingToUndo', actor.locale)
  const fields = changes.filter(({ field }) => field !== 'rank')
  const back = Object.fromEntries(
    fields.map(({ field, from, to }) => [field, { from: texts(field, to), to: texts(field, from) }]),
  ) as TaskChanges
  await changeTask(actor, project, row, { changes: back, batch, ...(rank ? { rank: rank.from as string } : {}) })
}
