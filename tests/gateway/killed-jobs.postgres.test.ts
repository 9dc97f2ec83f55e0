import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempt } from '@gateway/db/account-tables'
import { job as jobs } from '@gateway/db/job-tables'
import { type Database, type Db, openDatabase } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { defineJob } from '@gateway/jobs/define-job'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { jobRunner } from '@gateway/platform/job-runner'
import { createTestDatabaseUrl } from '@tests/support/database'
import { openGateway, type TestGateway } from '@tests/support/gateway'

/** Two gateways on one database; the first can be killed. */
let gateway: TestGateway
let first: Database
let isKilled = false
beforeAll(async () => {
  const url = await createTestDatabaseUrl()
  gateway = await openGateway({ database: await openDatabase({ url, folder: '' }) })
  const opened = await openDatabase({ url, folder: '' })
  const transaction: Db['transaction'] = (work, config) =>
    isKilled ? Promise.reject(new Error('This gateway is gone.')) : opened.db.transaction(work, config)
  first = { ...opened, db: Object.assign(Object.create(opened.db) as Db, { transaction }) }
})
afterAll(async () => {
  await first.close()
  await gateway.close()
})

it('does each job once when a gateway is killed in the middle of some', { timeout: 60_000 }, async () => {
  const names = Array.from({ length: 12 }, (_, no) => `job ${no}`)
  let kill = (): void => {}
  const killed = new Promise<void>((resolve) => (kill = resolve))
  const inTheMiddle: string[] = []
  const countRuns = (hangs: boolean) =>
    defineJob({
      name: 'test/counting',
      title: 'A test',
      input: z.strictObject({ subject: z.string() }),
      run: async (tx, { site }, { subject }) => {
        await tx
          .insert(attempt)
          .values({ siteId: site, subject, windowStart: new Date(), count: 1 })
          .onConflictDoUpdate({ target: [attempt.siteId, attempt.subject], set: { count: sql`${attempt.count} + 1` } })
        // Some are complete before it is killed.
        if (!hangs || Number(subject.slice(4)) < 3) return subject
        inTheMiddle.push(subject)
        await killed
        return subject
      },
    })
  for (const subject of names)
    await withSite(gateway.database, 'alpha', (tx) =>
      enqueueJob(tx, countRuns(false), { site: 'alpha', input: { subject } }),
    )
  const lost: string[] = []
  const runnerOn = (database: Database, hangs: boolean) =>
    jobRunner({
      database,
      services: gateway.services,
      jobs: new Map([['test/counting', countRuns(hangs)]]),
      log: { info: () => {}, warn: () => {}, error: (_fields, message) => void lost.push(message) },
    })

  const dying = runnerOn(first, true).runDue()
  await expect.poll(() => inTheMiddle.length, { timeout: 30_000 }).toBe(3)
  isKilled = true
  await gateway.database.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
  )
  kill()
  // Either by its next transaction, or by ending one whose connection is gone.
  await expect(dying).rejects.toThrow(/This gateway is gone\.|rollback/)
  expect(lost).toEqual(['A job was lost.', 'A job was lost.', 'A job was lost.'])

  const second = runnerOn(gateway.database, false)
  expect(await second.runDue()).toHaveLength(6)
  // What the first had claimed is left alone until its leases end.
  await withSite(gateway.database, 'alpha', (tx) => tx.update(jobs).set({ runAt: sql`now()` }))
  expect((await second.runDue()).map(String).toSorted()).toEqual(inTheMiddle.toSorted())
  const counts = await withSite(gateway.database, 'alpha', (tx) => tx.select().from(attempt))
  expect(Object.fromEntries(counts.map(({ subject, count }) => [subject, count]))).toEqual(
    Object.fromEntries(names.map((name) => [name, 1])),
  )
  expect(await withSite(gateway.database, 'alpha', (tx) => tx.$count(jobs))).toBe(0)
})
