import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '@gateway/db/migrate'
import type { Database } from '@gateway/db/open'
import { shareSite, withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { withPlatform } from '@gateway/platform/with-platform'
import { openTestDatabase } from '@tests/support/database'
import { watchScopes } from '@tests/support/scopes'

let database: Database
let watched: Database
let strays: string[]
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  ;({ watched, strays } = watchScopes(database))
})
afterAll(() => database.close())

// Every test gateway is watched like this, whatever it is asked, and fails its file when it is closed.
describe('a query of the gateway outside a scope', () => {
  it.each<[string, (handle: Database) => Promise<unknown>]>([
    ['by the outer handle', ({ db }) => db.select().from(person)],
    ['of its own words', ({ db }) => db.execute(sql`SELECT * FROM person`)],
    ['that begins like one that is allowed', ({ db }) => db.execute(sql`SELECT 1 FROM person`)],
    ['that changes rows', ({ db }) => db.update(person).set({ firstname: 'x' })],
    ['in a transaction without a role', ({ db }) => db.transaction((tx) => tx.select().from(person))],
    [
      'before its transaction takes a role',
      ({ db }) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`SELECT * FROM person`)
          await tx.execute(sql`SELECT set_config('role', 'sitewright_site', true)`)
        }),
    ],
    ['by the relational builder', ({ db }) => Promise.resolve(db.query)],
    ['as a script', ({ script }) => script('SELECT * FROM person')],
  ])('reports %s', async (_title, ask) => {
    await ask(watched)
    expect(strays).toHaveLength(1)
  })

  it('is no scope’s, no migration’s and none that asks whether the database answers', async () => {
    await withSite(watched, 'alpha', (tx) => tx.select().from(person))
    await shareSite(watched, 'alpha', () => withSite(watched, 'alpha', (tx) => tx.select().from(person)))
    await withPlatform(watched, 'test', (tx) => tx.select().from(person))
    await watched.db.execute(sql`SELECT 1`)
    await migrate(watched)
    expect(strays).toEqual([])
  })
})
