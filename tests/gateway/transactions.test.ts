import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@gateway/db/open'
import { allMigrations, migrate } from '@gateway/db/migrate'
import { shareSite, withSite } from '@gateway/db/scope'
import { openTestDatabase } from '@tests/support/database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  const theme = '{}'
  await database.db.execute(
    sql`INSERT INTO site (site_id, name, theme, space, public_key) VALUES ('alpha', '"a"', ${theme}, '{}', 'a'), ('beta', '"b"', ${theme}, '{}', 'b')`,
  )
})
afterAll(() => database.close())

const insert = (subject: string, count: number) =>
  withSite(database, 'alpha', (tx) =>
    tx.execute(
      sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('alpha', ${subject}, now(), ${count})`,
    ),
  )
const subjects = async () => {
  const found = await withSite(database, 'alpha', (tx) => tx.execute(sql`SELECT subject FROM attempt ORDER BY subject`))
  return (found as unknown as { rows: { subject: string }[] }).rows.map((row) => row.subject)
}

describe('transaction shared by parallel flows', () => {
  it('keeps the work of other flows when one fails, and undoes the failed one’s', async () => {
    const outcomes = await shareSite(database, 'alpha', () =>
      Promise.allSettled([
        insert('first', 1),
        withSite(database, 'alpha', async (tx) => {
          await tx.execute(
            sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('alpha', 'undone', now(), 1)`,
          )
          await tx.execute(sql`SELECT 1 / 0`)
        }),
        insert('second', 2),
        insert('first', 3),
        insert('third', 3),
      ]),
    )
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await subjects()).toEqual(['first', 'second', 'third'])
  })

  it('lets a flow open another transaction inside its own', async () => {
    const seen = await shareSite(database, 'alpha', () =>
      Promise.all(
        [1, 2, 3].map(() =>
          withSite(database, 'alpha', () =>
            withSite(database, 'alpha', (tx) => tx.execute(sql`SELECT current_site() AS site`)),
          ),
        ),
      ),
    )
    expect(seen.map((each) => (each as unknown as { rows: unknown[] }).rows)).toEqual(
      [1, 2, 3].map(() => [{ site: 'alpha' }]),
    )
  })

  it('belongs to one site, and starts in no other', async () => {
    await expect(
      shareSite(database, 'alpha', () => withSite(database, 'beta', () => Promise.resolve())),
    ).rejects.toThrow(/beta/)
    await expect(
      withSite(database, 'alpha', () => shareSite(database, 'alpha', () => Promise.resolve())),
    ).rejects.toThrow(/inside/)
  })

  it('leaves no state behind', async () => {
    await shareSite(database, 'alpha', () => Promise.resolve())
    const after = await Promise.all(
      ['alpha', 'beta'].map((site) => withSite(database, site, (tx) => tx.execute(sql`SELECT current_site() AS site`))),
    )
    expect(after.map((each) => (each as unknown as { rows: { site: string }[] }).rows[0]?.site)).toEqual([
      'alpha',
      'beta',
    ])
    const outside = await database.db.execute(sql`SELECT current_site() AS site, current_user::text AS role`)
    expect((outside as unknown as { rows: { site: string | null; role: string }[] }).rows[0]).toMatchObject({
      site: null,
      role: 'postgres',
    })
  })
})

describe('transaction aborted because of others', () => {
  const raise = (code: string) => sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'of the test' USING ERRCODE = '${code}'; END $$`)
  /** Fails with the code that many times; resolves to the number of attempts. */
  const work = async (code: string, failures: number) => {
    let begun = 0
    const done = await withSite(database, 'alpha', async (tx) => {
      begun += 1
      await tx.execute(
        sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('alpha', ${`${code} ${failures}`}, now(), 1)`,
      )
      if (begun <= failures) await tx.execute(raise(code))
    }).then(
      () => true,
      () => false,
    )
    return { done, begun }
  }

  it.each(['40001', '40P01'])('is retried, and takes effect once: %s', async (code) => {
    expect(await work(code, 2)).toEqual({ done: true, begun: 3 })
    expect((await subjects()).filter((subject) => subject === `${code} 2`)).toHaveLength(1)
  })
  it('is not retried forever', async () => {
    expect(await work('40001', 100)).toEqual({ done: false, begun: 4 })
    expect(await subjects()).not.toContain('40001 100')
  })
  it('is not retried for any other reason', async () => {
    expect(await work('23505', 1)).toEqual({ done: false, begun: 1 })
  })
})

describe('migrations by two starting gateways', () => {
  it('run once each on an empty database', async () => {
    await database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    const applied = await Promise.all([migrate(database), migrate(database), migrate(database)])
    // The lock decides which one does it.
    expect(applied.flat().sort()).toEqual(
      allMigrations()
        .map(({ name }) => name)
        .sort(),
    )
  })
})
