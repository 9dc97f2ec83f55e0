import { randomUUID } from 'node:crypto'
import { count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quotaFaults } from '@areas/events/server/domain/places/quota-faults'
import { register } from '@areas/events/server/domain/register/register'
import { eventQuota, eventRegistration, eventTicket } from '@areas/events/server/tables'
import type { Database } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { CallError } from '@gateway/errors/call-error'
import { allAtOnce } from '../commerce/all-at-once'
import { openTrialShop, trialSeal } from '../commerce/trial-shop'
import { makeEvent } from './make-event'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTrialShop())
})
afterAll(() => database.close())

/** Registers one person, in a transaction of their own, as the call does. */
const come = (slug: string, pack: string) =>
  withSite(database, 'alpha', (db) =>
    register(
      {
        db,
        site: 'alpha',
        person: undefined,
        isManager: false,
        isAdmin: false,
        locale: 'en',
        timeZone: 'Asia/Bangkok',
        now: new Date(),
        seal: trialSeal,
      },
      {
        event: slug,
        packages: [{ package: pack, quantity: 1 }],
        contact: { name: 'Nok', email: `${randomUUID()}@example.com` },
        people: [],
        answers: {},
        consents: [],
      },
    ),
  ).then(
    () => 'in',
    (error: unknown) => (error instanceof CallError ? error.code : 'killed'),
  )

/**
 * Ends the connections that wait for these rows, as when their gateway is killed. Answers how many there were. `onHeld` is
 * called once the rows are locked: who comes from then on has to wait.
 */
async function killWaiting(wanted: number, quotas: string[], onHeld: () => void): Promise<number> {
  return database.db.transaction(async (holder) => {
    await holder.select().from(eventQuota).where(inArray(eventQuota.id, quotas)).for('update')
    onHeld()
    for (;;) {
      // Within a transaction the first look is kept.
      await holder.execute(sql`SELECT pg_stat_clear_snapshot()`)
      const { rows } = (await holder.execute(sql`
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()
        LIMIT ${wanted}`)) as unknown as { rows: { pid: number }[] }
      if (rows.length === wanted) {
        for (const { pid } of rows) await holder.execute(sql`SELECT pg_terminate_backend(${pid})`)
        return rows.length
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
}

it(
  'gives 25 places over two shared quotas to 25 of 200, some of whom are killed while they wait',
  { timeout: 120_000 },
  async () => {
    const made = await makeEvent(database.db, 'alpha', {
      quotas: [25, 40],
      packages: [{ quotas: [0, 1] }, { quotas: [1, 0] }],
    })
    const packOf = (at: number) => made.packages[at % 2] ?? ''
    let killing = Promise.resolve(0)
    await new Promise<void>((resolve, reject) => {
      killing = killWaiting(4, made.quotas, resolve)
      killing.catch(reject)
    })
    const first = await allAtOnce(200, (at) => come(made.slug, packOf(at)))
    expect(await killing).toBe(4)
    expect(first.filter((each) => each === 'killed')).toHaveLength(4)
    expect(first.filter((each) => each === 'in')).toHaveLength(25)
    expect(new Set(first)).toEqual(new Set(['in', 'killed', 'limit_reached']))
    // Those who were killed left nothing behind, and are answered as everyone is now.
    expect(await allAtOnce(4, (at) => come(made.slug, packOf(at)))).toEqual(Array(4).fill('limit_reached'))
    const taken = await database.db.select().from(eventQuota).where(eq(eventQuota.eventId, made.id))
    expect(taken.map(({ taken: each }) => each)).toEqual([25, 25])
    for (const table of [eventRegistration, eventTicket]) {
      const [rows] = await database.db.select({ rows: count() }).from(table).where(eq(table.eventId, made.id))
      expect(rows).toEqual({ rows: 25 })
    }
    expect(await quotaFaults(database.db)).toEqual([])
  },
)
