import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, exists, inArray, lte, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Space } from '@schemas/site/entities/space'
import { job, type JobRow } from '../db/job-tables'
import type { Database, Db } from '../db/open'
import { site } from '../db/tables'
import { nextRun } from '../jobs/next-run'
import { withPlatform } from './with-platform'

/** A gateway has a job for this long (ms) unless it renews the claim; then it counts as abandoned. */
export const leaseMs = 60_000

const after = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`
const isDue = (names: readonly string[]) =>
  and(ne(job.status, 'dead'), lte(job.runAt, sql`now()`), inArray(job.name, [...names]))

/** The row while this claim holds: a gateway that was too slow finds none. */
const isClaimed = ({ siteId, id, claim }: JobRow): SQL | undefined =>
  and(eq(job.siteId, siteId), eq(job.id, id), eq(job.status, 'running'), eq(job.claim, claim ?? ''))

/**
 * Claims the job that is due longest, of any site but those in `except`. One that another gateway is claiming is
 * skipped. Undefined when none is due.
 */
export async function claimJob(
  database: Database,
  names: readonly string[],
  except: readonly string[] = [],
): Promise<JobRow | undefined> {
  if (names.length === 0) return undefined
  return withPlatform(database, 'jobs that are due', async (tx) => {
    const [due] = await tx
      .select({ siteId: job.siteId, id: job.id })
      .from(job)
      .where(and(isDue(names), except.length > 0 ? notInArray(job.siteId, [...except]) : undefined))
      .orderBy(asc(job.runAt), asc(job.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const [claimed] = await tx
      .update(job)
      .set({ status: 'running', claim: randomUUID(), runAt: after(leaseMs), attempts: sql`${job.attempts} + 1` })
      .where(and(eq(job.siteId, due.siteId), eq(job.id, due.id)))
      .returning()
    return claimed
  })
}

/** Prolongs the claims of jobs that are still running here. */
export async function renewClaims(database: Database, rows: readonly JobRow[]): Promise<void> {
  if (rows.length === 0) return
  await withPlatform(database, 'jobs that are running', (tx) =>
    tx
      .update(job)
      .set({ runAt: after(leaseMs) })
      .where(or(...rows.map(isClaimed))),
  )
}

/** Locks the row until the transaction ends; false when the claim is lost. */
export async function holdClaim(tx: Db, row: JobRow): Promise<boolean> {
  const [held] = await tx.select({ id: job.id }).from(job).where(isClaimed(row)).for('update')
  return held !== undefined
}

/**
 * Removes a finished job, or sets a scheduled one to its next time. Missed times are not made up for. Earlier failures of
 * the schedule are over.
 */
export async function completeJob(tx: Db, row: JobRow, schedule: string | undefined): Promise<void> {
  if (!row.isScheduled || schedule === undefined) {
    await tx.delete(job).where(isClaimed(row))
    return
  }
  const runAt = await nextAt(tx, row, schedule)
  const completed = await tx
    .update(job)
    .set({ status: 'waiting', claim: null, attempts: 0, lastError: null, runAt })
    .where(isClaimed(row))
    .returning({ id: job.id })
  if (completed.length > 0) await tx.delete(job).where(isDeadLike(row))
}

/** Dead ones of the same schedule, or of the same key. */
const isDeadLike = (row: JobRow): SQL | undefined =>
  and(
    eq(job.name, row.name),
    eq(job.status, 'dead'),
    row.isScheduled ? eq(job.isScheduled, true) : eq(job.key, row.key ?? ''),
  )

/** Lets the job be claimed again later. One of the same key that was enqueued meanwhile takes its place. */
export async function releaseJob(
  tx: Db,
  row: JobRow,
  { runAt, attempts, lastError }: { runAt: Date | { afterMs: number }; attempts?: number; lastError?: string },
): Promise<void> {
  const newer = alias(job, 'newer')
  const isReplaced = exists(
    tx
      .select({ id: newer.id })
      .from(newer)
      .where(and(eq(newer.name, row.name), eq(newer.key, row.key ?? ''), eq(newer.status, 'waiting'))),
  )
  if (row.key !== null) await tx.delete(job).where(and(isClaimed(row), isReplaced))
  await tx
    .update(job)
    .set({
      status: 'waiting',
      claim: null,
      runAt: runAt instanceof Date ? runAt : after(runAt.afterMs),
      ...(attempts === undefined ? {} : { attempts }),
      ...(lastError === undefined ? {} : { lastError }),
    })
    .where(isClaimed(row))
}

/**
 * Keeps a job that failed too often for an admin to see, in place of an earlier one of the same key. A schedule goes on
 * with its next time.
 */
export async function buryJob(
  tx: Db,
  row: JobRow,
  { lastError, schedule }: { lastError: string; schedule: string | undefined },
): Promise<void> {
  if (!(await holdClaim(tx, row))) return
  await tx.delete(job).where(isDeadLike(row))
  await tx
    .update(job)
    .set({ status: 'dead', claim: null, runAt: sql`now()`, lastError })
    .where(isClaimed(row))
  if (row.isScheduled && schedule !== undefined)
    await tx
      .insert(job)
      .values(scheduledRow(row.siteId, row.name, await nextAt(tx, row, schedule)))
      .onConflictDoNothing()
}

/** Adds the rows of schedules that sites lack: new sites, and schedules that are new in this build. */
export async function addSchedules(database: Database, schedules: ReadonlyMap<string, string>): Promise<void> {
  const now = new Date()
  await withPlatform(database, 'schedules of sites', async (tx) => {
    for (const [name, schedule] of schedules) {
      const own = tx
        .select({ id: job.id })
        .from(job)
        .where(and(eq(job.siteId, site.siteId), eq(job.name, name), job.isScheduled, ne(job.status, 'dead')))
      const lacking = await tx.select({ id: site.siteId, space: site.space }).from(site).where(notExists(own))
      if (lacking.length > 0)
        await tx
          .insert(job)
          .values(lacking.map(({ id, space }) => scheduledRow(id, name, nextRun(schedule, zoneOf(space), now))))
          .onConflictDoNothing()
    }
  })
}

/** Lets waiting jobs of these names run now, at all sites. */
export async function makeDue(database: Database, names: readonly string[]): Promise<void> {
  await withPlatform(database, 'jobs to be run now', (tx) =>
    tx
      .update(job)
      .set({ runAt: sql`now()` })
      .where(and(eq(job.status, 'waiting'), inArray(job.name, [...names]))),
  )
}

/** The embedded database has one process at a time: whatever runs at its start was left by one that is gone. */
export async function releaseAbandoned(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  await withPlatform(database, 'jobs of a gateway that is gone', (tx) =>
    tx
      .update(job)
      .set({ runAt: sql`now()` })
      .where(eq(job.status, 'running')),
  )
}

/** How many jobs of all sites are overdue, and how many are dead. */
export async function countJobs(database: Database): Promise<{ due: number; dead: number }> {
  return withPlatform(database, 'jobs: how many', async (tx) => {
    const [due] = await tx
      .select({ count: count() })
      .from(job)
      .where(and(ne(job.status, 'dead'), lte(job.runAt, sql`now()`)))
    const [dead] = await tx.select({ count: count() }).from(job).where(eq(job.status, 'dead'))
    return { due: due?.count ?? 0, dead: dead?.count ?? 0 }
  })
}

const scheduledRow = (siteId: string, name: string, runAt: Date) => ({
  siteId,
  id: randomUUID(),
  name,
  isScheduled: true,
  runAt,
})

const zoneOf = (space: Space): string => space.timeZone

async function nextAt(tx: Db, { siteId }: JobRow, schedule: string): Promise<Date> {
  const [found] = await tx.select({ space: site.space }).from(site).where(eq(site.siteId, siteId))
  return nextRun(schedule, found ? zoneOf(found.space) : 'UTC', new Date())
}
