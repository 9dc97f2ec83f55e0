import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { openTestDatabase } from '@tests/support/database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('server that drops its connections', () => {
  it('ends the running work, and neither the process nor later work', async () => {
    const dropped = withSite(database, 'alpha', async (tx) => {
      const { rows } = (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)) as unknown as { rows: { pid: number }[] }
      await database.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`)
      // The connection ends while it is idle.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return tx.execute(sql`SELECT 1`)
    })
    await expect(dropped).rejects.toThrow()
    await Promise.allSettled(
      [1, 2, 3].map(() =>
        database.db.execute(
          sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        ),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await withSite(database, 'alpha', () => Promise.resolve('works'))).toBe('works')
  })
  it('returns connections that ended before a transaction, more often than the pool has connections', async () => {
    const all = (work: string) =>
      Promise.allSettled(
        Array.from({ length: 10 }, () => withSite(database, 'alpha', (tx) => tx.execute(sql.raw(work)))),
      )
    for (let round = 0; round < 4; round++) {
      await all('SELECT pg_sleep(0.05)')
      // A statement started on an idle connection meets its end.
      const ending = database.db.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      await Promise.allSettled([ending, all('SELECT 1')])
    }
    await all('SELECT 1')
    expect((await all('SELECT 1')).filter(({ status }) => status === 'rejected')).toEqual([])
  })
})
