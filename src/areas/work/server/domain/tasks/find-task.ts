import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { type TaskRow, workTask } from '../../tables'
import { readable, type Reached, reachOf } from '../access/reach'
import type { Actor } from '../actor'
import { workError } from '../messages'

export type FoundTask = { row: TaskRow; project: Reached }

const written = /^([A-Z0-9]{2,8})-(\d{1,9})$/

/**
 * A task that exists for the caller, by id or by a key such as NOK-12, also with an earlier key of its project. Throws
 * CallError.
 */
export async function findTask(actor: Actor, ref: string, { trashed = false } = {}): Promise<FoundTask> {
  const { db, locale } = actor
  const [, key, no] = written.exec(ref) ?? []
  const reach = await reachOf(actor, key === undefined ? undefined : [key])
  const [row] = await db
    .select()
    .from(workTask)
    .where(
      and(
        key === undefined
          ? eq(workTask.id, ref)
          : or(eq(workTask.id, ref), and(eq(workTask.projectId, reach[0]?.id ?? ''), eq(workTask.no, Number(no)))),
        trashed ? isNotNull(workTask.trashedAt) : isNull(workTask.trashedAt),
        readable(reach, workTask),
      ),
    )
  const project = reach.find(({ id }) => id === row?.projectId)
  if (!row || !project) throw workError('unknownTask', locale)
  return { row, project }
}

/**
 * A task again, under the lock of its project: another write may have come between, also one that put it into the trash
 * or took it out. Throws CallError.
 */
export async function reread(actor: Actor, id: string, trashed: boolean | 'either' = false): Promise<TaskRow> {
  const [row] = await actor.db.select().from(workTask).where(eq(workTask.id, id))
  if (!row || (trashed !== 'either' && (row.trashedAt !== null) !== trashed))
    throw workError('unknownTask', actor.locale)
  return row
}
