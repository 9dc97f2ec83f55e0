import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { openPage } from '@gateway/drafts/open-page'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { held, ledgerFaults } from '@tests/support/wallets'
import { makePlannedReleases } from '@tests/support/run-jobs'

let gateway: TestGateway
let admin: string
const people: Record<'user' | 'manager', string> = { user: '', manager: '' }
beforeAll(async () => {
  gateway = await openGateway()
  const key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  for (const role of ['user', 'manager'] as const)
    people[role] = (await ask(gateway, `/account/profile?key=${key}`, await signIn(gateway, role))).json<{
      profile: { userID: string }
    }>().profile.userID
  admin = (await signIn(gateway, 'admin')).token
})
afterAll(() => gateway.close())

const rows = async <T>(query: ReturnType<typeof sql>, db: Db = gateway.database.db) =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows
const increase = (person: string, amount: number) =>
  ask(gateway, '/api/wallet/increase', {
    token: admin,
    headers: { 'idempotency-key': randomUUID() },
    body: { person, amount, reason: 'While others hold it' },
  })
const change = (tx: Db, person: string, against: 'cash' | 'corrections') =>
  changeWallet(tx, { site: 'alpha', person, amount: 100, against, kind: 'payment' })

/** Resolves when a statement of this database waits for a lock. */
async function untilOneWaits(): Promise<void> {
  while (
    (await rows(sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
      .length === 0
  )
    await pause(5)
}

function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

describe('scheduled releases of one site', () => {
  it('are made in order, also by several gateways at once', async () => {
    const plan = (id: string, hours: number) =>
      rows(
        sql`INSERT INTO publication (site_id, id, changes, note, due_at) VALUES ('alpha', ${id}, '[{"key": "page:/lower", "version": 1, "gone": true}]', ${id}, now() - ${hours} * interval '1 hour')`,
      )
    await plan('first', 2)
    await plan('second', 1)
    // As a gateway that creates the first one.
    const meanwhile = await gateway.database.db.transaction(async (tx) => {
      await rows(sql`SELECT id FROM publication WHERE id = 'first' FOR UPDATE`, tx)
      return makePlannedReleases(gateway)
    })
    expect(meanwhile).toBe(0)
    // Of two that are tried at the same time, the later one may find the earlier one unfinished and wait for its turn.
    for (let made = 0; made < 2;) made += await makePlannedReleases(gateway)
    expect(await rows(sql`SELECT note FROM release WHERE site_id = 'alpha' AND no > 1 ORDER BY no`)).toEqual([
      { note: 'first' },
      { note: 'second' },
    ])
  })
})

it('prevent trashing a theme that is being scheduled', async () => {
  const themeCall = (call: string, body: object) => ask(gateway, `/api/theme/${call}`, { token: admin, body })
  expect((await themeCall('create', { name: 'feast', title: 'Feast', from: 'default' })).statusCode).toBe(200)
  // Like scheduling: with the site locked, so that no one else publishes.
  const trashed = await gateway.database.db.transaction(async (tx) => {
    await rows(sql`SELECT site_id FROM site WHERE site_id = 'alpha' FOR UPDATE`, tx)
    const request = themeCall('trash', { name: 'feast' })
    await untilOneWaits()
    await rows(
      sql`INSERT INTO publication (site_id, id, changes, due_at) VALUES ('alpha', 'feast', '[{"key": "theme", "version": 1, "tokens": {"theme": "feast"}}]', now() + interval '1 hour')`,
      tx,
    )
    return { asked: request }
  })
  expect((await trashed.asked).statusCode).toBe(409)
})

it('show a page opened and closed concurrently as its draft has it', async () => {
  const { token } = await signIn(gateway, 'manager')
  const key = 'page:/roles'
  const set = (open: 'never' | null) =>
    ask(gateway, '/api/editor/open-page', { token, body: { pages: [{ key, open }] } })
  const seen = async () => (await ask(gateway, '/roles')).statusCode
  expect((await set('never')).statusCode).toBe(200)
  // From here on the gateway has the site cached.
  expect(await seen()).toBe(404)
  const site = await gateway.services.sites.byHost('alpha.localhost')
  if (!site) throw new Error('There is no site.')
  const { asked: request } = await gateway.database.db.transaction(async (tx) => {
    await rows(sql`LOCK TABLE site IN ACCESS EXCLUSIVE MODE`, tx)
    // It reads the draft, and waits to read the live page.
    const closing = set('never')
    await untilOneWaits()
    await rows(sql`SELECT set_config('role', 'sitewright_site', true), set_config('app.site', 'alpha', true)`, tx)
    await openPage(
      (work) => work(tx),
      { site, themes: gateway.services.themes, role: 'manager', locale: 'en', person: people.manager },
      [{ key, open: null }],
    )
    return { asked: closing }
  })
  expect((await request).statusCode).toBe(200)
  const { documents } = (await ask(gateway, '/api/editor/pages', { token })).json<{
    documents: { key: string; open?: unknown }[]
  }>()
  expect([documents.find((each) => each.key === key)?.open, await seen()]).toEqual(['never', 404])
})

describe('wallet created concurrently', () => {
  it('is waited for without locking another account, so that no deadlock arises', async () => {
    // The site's side exists already.
    await withSite(gateway.database, 'alpha', (tx) => change(tx, people.manager, 'cash'))
    const [made, looked] = [gate(), gate()]
    const first = withSite(gateway.database, 'alpha', async (tx) => {
      await change(tx, people.user, 'corrections')
      made.open()
      await looked.opened
    })
    await made.opened
    const second = withSite(gateway.database, 'alpha', (tx) => change(tx, people.user, 'cash'))
    await untilOneWaits()
    // Throws where the second transaction, which waits for the wallet, holds the site's account.
    const seen = await withSite(gateway.database, 'alpha', (tx) =>
      rows(sql`SELECT id FROM wallet_account WHERE id = 'cash' FOR UPDATE NOWAIT`, tx),
    ).finally(looked.open)
    expect(seen).toEqual([{ id: 'cash' }])
    await Promise.all([first, second])
    expect(await held(gateway.database, people.user)).toEqual({ balance: 200, entries: 2 })
    expect(await ledgerFaults(gateway.database)).toEqual([])
  })

  it('is created once, and by no one in vain', async () => {
    const newcomers = await rows<{ id: string }>(
      sql`INSERT INTO person (site_id, id, email) SELECT 'alpha', gen_random_uuid()::text, 'newcomer-' || n || '@alpha.example' FROM generate_series(1, 10) AS n RETURNING id`,
    )
    for (const { id } of newcomers) {
      await Promise.all(
        (['corrections', 'cash', 'cash', 'corrections'] as const).map((against) =>
          withSite(gateway.database, 'alpha', (tx) => change(tx, id, against)),
        ),
      )
      expect(await held(gateway.database, id)).toEqual({ balance: 400, entries: 4 })
    }
    expect(await ledgerFaults(gateway.database)).toEqual([])
  })
})

describe('transfer with locks in the opposite order', () => {
  it(
    'moves money once, although the database ends the transaction as a deadlock victim',
    { timeout: 30_000 },
    async () => {
      const before = await held(gateway.database, people.user)
      const [first, last] = await rows<{ id: string }>(
        sql`SELECT id FROM wallet_account WHERE id IN ('cash', ${people.user}) ORDER BY id`,
      )
      const lock = (tx: Db, account: { id: string } | undefined) =>
        rows(sql`SELECT 1 FROM wallet_account WHERE id = ${account?.id} FOR UPDATE`, tx)
      const holds = gate()
      const other = gateway.database.db.transaction(async (tx) => {
        // The transaction that looks for deadlocks is the one ended. This one does not look, so that it succeeds only
        // because the other was ended.
        await tx.execute(sql`SELECT set_config('deadlock_timeout', '1min', true)`)
        await lock(tx, last)
        holds.open()
        await untilOneWaits()
        await lock(tx, first)
      })
      await holds.opened
      const [answer] = await Promise.all([increase(people.user, 700), other])
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ balance: before.balance + 700 }),
      ])
      expect(await held(gateway.database, people.user)).toEqual({
        balance: before.balance + 700,
        entries: before.entries + 1,
      })
      expect(await ledgerFaults(gateway.database)).toEqual([])
    },
  )

  it('is refused as busy, and not as a failure, when deadlocks never end', async () => {
    const before = await held(gateway.database, people.user)
    await gateway.database
      .script(`CREATE FUNCTION never_done() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'of the test' USING ERRCODE = 'deadlock_detected'; END $$;
      CREATE TRIGGER never_done BEFORE INSERT ON wallet_entry FOR EACH ROW EXECUTE FUNCTION never_done()`)
    const answer = await increase(people.user, 700)
    await gateway.database.script('DROP TRIGGER never_done ON wallet_entry; DROP FUNCTION never_done')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(await held(gateway.database, people.user)).toEqual(before)
  })
})
