import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { job } from '../db/job-tables'
import type { Db } from '../db/open'
import type { Job } from './define-job'

/** Gateways are notified of jobs that are due at once; all others are found by polling. */
export const jobChannel = 'sitewright_job'

type EnqueueOptions<Input> = {
  site: string
  input: Input
  /** Of several with one key, the last one waits: it replaces what waits already. */
  key?: string
  runAt?: Date
}

/** Adds a job in the caller's transaction: it exists when that commits, and never otherwise. */
export async function enqueueJob<Input>(
  db: Db,
  { name, input: schema }: Pick<Job<Input>, 'name' | 'input'>,
  { site, input, key, runAt }: EnqueueOptions<Input>,
): Promise<void> {
  const payload = schema.parse(input)
  const row = { payload, runAt: runAt ?? sql`now()`, attempts: 0, lastError: null }
  await db
    .insert(job)
    .values({ siteId: site, id: randomUUID(), name, key: key ?? null, ...row })
    .onConflictDoUpdate({
      target: [job.siteId, job.name, job.key],
      targetWhere: sql`status = 'waiting'`,
      set: row,
    })
  if (!runAt || runAt.getTime() <= Date.now()) await db.execute(sql`SELECT pg_notify(${jobChannel}, '')`)
}

/** Removes a job that waits under a key. One that a gateway has claimed already runs. */
export async function cancelJob(db: Db, { name }: Pick<Job<never>, 'name'>, key: string): Promise<void> {
  await db.delete(job).where(and(eq(job.name, name), eq(job.key, key), eq(job.status, 'waiting')))
}
