import type { JobRow } from '../db/job-tables'
import type { Database, Db } from '../db/open'
import { withSite } from '../db/scope'
import type { AnyJob, JobContext } from '../jobs/define-job'
import { describeFailure } from '../jobs/describe-failure'
import { defaultRetry, retryDelay } from '../jobs/retry-delay'
import type { Log } from '../log'
import type { Services } from '../services'
import { buryJob, completeJob, holdClaim, releaseJob } from './job-rows'

export type RunDeps = { database: Database; services: Services; log: Log; signal: AbortSignal }

/** Of jobs that were not completed here. */
export const unfinished = Symbol('unfinished')

/** Runs a claimed job; resolves to its result. Failures are recorded and retried; rejects when that is impossible. */
export async function runJob(deps: RunDeps, definition: AnyJob, row: JobRow): Promise<unknown> {
  const { database, log, signal } = deps
  const retry = { ...defaultRetry, ...definition.retry }
  const fields = { site: row.siteId, job: row.name, id: row.id, attempts: row.attempts }
  const bury = async (lastError: string) => {
    log.error({ ...fields, reason: lastError }, 'A job failed too often and is not tried again.')
    await withSite(database, row.siteId, (tx) => buryJob(tx, row, { lastError, schedule: definition.schedule }))
    return unfinished
  }
  // Each attempt ended without a word: the process was killed, perhaps by the job itself.
  if (row.attempts > retry.attempts) return bury(row.lastError ?? 'The gateway stopped while the job was running.')
  try {
    return await attempt(deps, definition, row)
  } catch (error) {
    // Ended early, because this gateway stops.
    if (signal.aborted) {
      await withSite(database, row.siteId, (tx) => runLater(tx, row, new Date()))
      return unfinished
    }
    const lastError = describeFailure(error)
    if (row.attempts >= retry.attempts) return bury(lastError)
    log.warn({ ...fields, err: error }, 'A job failed; it is tried again.')
    const afterMs = retryDelay(row.attempts, retry)
    await withSite(database, row.siteId, (tx) => releaseJob(tx, row, { runAt: { afterMs }, lastError }))
    return unfinished
  }
}

async function attempt(
  { database, services, log, signal }: RunDeps,
  definition: AnyJob,
  row: JobRow,
): Promise<unknown> {
  // One that does not fit may be of a newer build, whose gateways can run it.
  const input: unknown = definition.input.parse(row.payload)
  let committed: (() => void)[] = []
  let again: Date | undefined
  const context: JobContext = {
    site: row.siteId,
    servedSite: await services.sites.byId(row.siteId),
    services,
    log,
    signal,
    afterCommit: (work) => void committed.push(work),
    runAgain: (at) => (again = at),
  }
  const finish = (tx: Db) => (again ? runLater(tx, row, again) : completeJob(tx, row, definition.schedule))
  let result: unknown
  if ('run' in definition)
    result = await withSite(database, row.siteId, async (tx) => {
      // The transaction may begin a second time.
      committed = []
      again = undefined
      if (!(await holdClaim(tx, row))) return unfinished
      const done = await definition.run(tx, context, input)
      await finish(tx)
      return done
    })
  else {
    result = await definition.work(context, input)
    await withSite(database, row.siteId, finish)
  }
  for (const work of committed) work()
  return result
}

/** Says nothing about the job: the attempt is not counted. */
const runLater = (tx: Db, row: JobRow, runAt: Date) => releaseJob(tx, row, { runAt, attempts: row.attempts - 1 })
