import { and, asc, desc, eq, gt, lt, max, ne, sql } from 'drizzle-orm'
import { rankBetween, ranksBetween } from '@gateway/rank/rank'
import { workTask } from '../../tables'
import type { Actor } from '../actor'
import { workError } from '../messages'

/** Characters of a rank after which all ranks of the project are spread again. */
const maxRank = 120

type Place = { before?: string | undefined; after?: string | undefined }

/** A rank directly before or after another task of the project, else at the end. The project is locked. */
export async function rankAt(actor: Actor, project: string, { before, after }: Place, self = ''): Promise<string> {
  const found = await neighbours(actor, project, { before, after }, self)
  const rank = rankBetween(found.low, found.high)
  if (rank.length <= maxRank) return rank
  await spreadRanks(actor, project)
  const spread = await neighbours(actor, project, { before, after }, self)
  return rankBetween(spread.low, spread.high)
}

async function neighbours({ db, locale }: Actor, project: string, { before, after }: Place, self: string) {
  const others = and(eq(workTask.projectId, project), ne(workTask.id, self))
  const mark = before ?? after
  if (mark === undefined) {
    const [last] = await db
      .select({ rank: max(workTask.rank) })
      .from(workTask)
      .where(others)
    return { low: last?.rank ?? null, high: null }
  }
  const [at] = await db
    .select({ rank: workTask.rank })
    .from(workTask)
    .where(and(others, eq(workTask.id, mark)))
  if (!at) throw workError('unknownTask', locale)
  const [next] = await db
    .select({ rank: workTask.rank })
    .from(workTask)
    .where(and(others, before === undefined ? gt(workTask.rank, at.rank) : lt(workTask.rank, at.rank)))
    .orderBy(before === undefined ? asc(workTask.rank) : desc(workTask.rank))
    .limit(1)
  return before === undefined ? { low: at.rank, high: next?.rank ?? null } : { low: next?.rank ?? null, high: at.rank }
}

async function spreadRanks({ db }: Actor, project: string): Promise<void> {
  const rows = await db
    .select({ id: workTask.id })
    .from(workTask)
    .where(eq(workTask.projectId, project))
    .orderBy(asc(workTask.rank), asc(workTask.id))
  const ranks = ranksBetween(null, null, rows.length)
  const next = JSON.stringify(rows.map(({ id }, at) => ({ id, rank: ranks[at] })))
  await db.execute(
    sql`UPDATE work_task SET rank = next.rank FROM jsonb_to_recordset(${next}::jsonb) AS next(id text, rank text) WHERE work_task.project_id = ${project} AND work_task.id = next.id`,
  )
}
