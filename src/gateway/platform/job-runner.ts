import type { Database } from '../db/open'
import type { JobRow } from '../db/job-tables'
import type { AnyJob } from '../jobs/define-job'
import { jobChannel } from '../jobs/enqueue-job'
import type { Log } from '../log'
import type { Services } from '../services'
import { addSchedules, claimJob, leaseMs, makeDue, renewClaims } from './job-rows'
import { runJob, unfinished } from './run-job'

export type JobRunner = {
  /**
   * Runs what is due, of these names or of all, until nothing is left. Resolves to the results of what this gateway has
   * completed.
   */
  runDue: (names?: readonly string[]) => Promise<unknown[]>
  /** Runs waiting jobs of a name at all sites now, scheduled ones before their time. */
  runNow: (name: string) => Promise<unknown[]>
  /** Runs due jobs until the returned function is called, which waits for those that are running. */
  start: () => () => Promise<void>
}

type Deps = { database: Database; services: Services; jobs: ReadonlyMap<string, AnyJob>; log: Log }

/** A notification makes it earlier (ms). */
const pollMs = 2000
/** Interval for giving new sites the rows of schedules (ms). */
const schedulesMs = 60_000
/** Jobs that run at a time. */
const atOnce = 4
/** Of these, jobs of one site: a busy site leaves room for the others. */
const atOnceOfSite = 3

/** Runs jobs. Several gateways share them by claims in the database: each job is completed once. */
export function jobRunner({ database, services, jobs, log }: Deps): JobRunner {
  const names = [...jobs.keys()]
  const schedules = new Map([...jobs.values()].flatMap(({ name, schedule }) => (schedule ? [[name, schedule]] : [])))
  const running = new Map<JobRow, Promise<void>>()
  let stopping = new AbortController()
  /** There is room again. */
  let ended = (): void => {}

  /** Sites with as many running jobs as one may have. */
  function busySites(): string[] {
    const counts = new Map<string, number>()
    for (const { siteId } of running.keys()) counts.set(siteId, (counts.get(siteId) ?? 0) + 1)
    return [...counts].flatMap(([site, count]) => (count >= atOnceOfSite ? [site] : []))
  }

  /** Starts due jobs as far as there is room. `done` resolves when these have ended. */
  async function fill(wanted: readonly string[], collect: (result: unknown) => void) {
    const begun: Promise<void>[] = []
    while (running.size < atOnce && !stopping.signal.aborted) {
      const row = await claimJob(database, wanted, busySites())
      if (!row) break
      begun.push(begin(row, collect))
    }
    return { count: begun.length, done: Promise.all(begun) }
  }

  function begin(row: JobRow, collect: (result: unknown) => void): Promise<void> {
    const definition = jobs.get(row.name) as AnyJob
    const run = async () => {
      try {
        const result = await runJob({ database, services, log, signal: stopping.signal }, definition, row)
        if (result !== unfinished) collect(result)
      } catch (error) {
        // Its claim ends, and then it is tried again.
        log.error({ err: error, site: row.siteId, job: row.name }, 'A job was lost.')
      }
      running.delete(row)
      ended()
    }
    const done = run()
    running.set(row, done)
    return done
  }

  async function runDue(wanted: readonly string[] = names): Promise<unknown[]> {
    const results: unknown[] = []
    for (;;) {
      const { count, done } = await fill(wanted, (result) => results.push(result))
      if (count === 0) return results
      await done
    }
  }

  return {
    runDue,
    runNow: async (name) => {
      await addSchedules(database, schedules)
      await makeDue(database, [name])
      return runDue([name])
    },
    start: () => {
      stopping = new AbortController()
      const report = (message: string) => (error: unknown) => log.error({ err: error }, message)
      let filling: Promise<void> | undefined
      let isWanted = false
      const poll = (): void => {
        isWanted = true
        filling ??= (async () => {
          while (isWanted && !stopping.signal.aborted) {
            isWanted = false
            await fill(names, () => {})
          }
        })()
          .catch(report('Jobs could not be looked for.'))
          .finally(() => {
            filling = undefined
            if (isWanted && !stopping.signal.aborted) poll()
          })
      }
      ended = poll
      const schedule = () => addSchedules(database, schedules).catch(report('Jobs could not be scheduled.'))
      const renew = () => renewClaims(database, [...running.keys()]).catch(report('Claims could not be renewed.'))
      const atStart = [...jobs.values()].filter((each) => each.atStart).map(({ name }) => name)
      const begun = schedule()
        .then(() => makeDue(database, atStart))
        .catch(report('Jobs could not be started.'))
        .then(poll)
      const listening = database.listen(jobChannel, poll, poll).catch((error: unknown) => {
        report('Notifications of jobs are not received; they are polled for.')(error)
        return async () => {}
      })
      const timers = [
        setInterval(poll, pollMs),
        setInterval(() => void schedule(), schedulesMs),
        setInterval(() => void renew(), leaseMs / 3),
      ]
      return async () => {
        for (const timer of timers) clearInterval(timer)
        stopping.abort()
        await (
          await listening
        )()
        await begun
        await filling
        await Promise.all(running.values())
      }
    },
  }
}
