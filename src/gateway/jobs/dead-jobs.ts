import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { job, type JobRow } from '../db/job-tables'
import type { Db } from '../db/open'
import { jobChannel } from './enqueue-job'

const isDead = eq(job.status, 'dead')

/** Jobs of the site that failed too often, the latest first. */
export async function listDeadJobs(db: Db, limit: number): Promise<{ rows: JobRow[]; total: number }> {
  const rows = await db.select().from(job).where(isDead).orderBy(desc(job.runAt), desc(job.id)).limit(limit)
  return { rows, total: await db.$count(job, isDead) }
}

/**
 * Lets a dead job run again at once, with all its attempts. Of a schedule, and of a key under which another job waits, it
 * is that one which runs. Undefined when there is none.
 */
export async function retryDeadJob(db: Db, id: string): Promise<JobRow | undefined> {
  const [dead] = await db
    .select()
    .from(job)
    .where(and(isDead, eq(job.id, id)))
    .for('update')
  if (!dead) return undefined
  const next = and(
    eq(job.name, dead.name),
    eq(job.status, 'waiting'),
    dead.isScheduled ? eq(job.isScheduled, true) : eq(job.key, dead.key ?? ''),
    ne(job.id, id),
  )
  const waiting = await db
    .update(job)
    .set({ runAt: sql`now()`, attempts: 0 })
    .where(next)
    .returning({ id: job.id })
  if (waiting.length > 0 || dead.isScheduled) await db.delete(job).where(eq(job.id, id))
  else
    await db
      .update(job)
      .set({ status: 'waiting', attempts: 0, runAt: sql`now()` })
      .where(eq(job.id, id))
  await db.execute(sql`SELECT pg_notify(${jobChannel}, '')`)
  return dead
}
