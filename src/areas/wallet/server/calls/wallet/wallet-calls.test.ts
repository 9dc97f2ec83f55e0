import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

type Signed = { token: string; id: string }
let gateway: TestGateway
let key: string
let user: Signed
let manager: Signed
let admin: Signed
beforeAll(async () => {
  gateway = await openGateway()
  key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  const one = async (role: 'user' | 'manager' | 'admin') => {
    const { token } = await signIn(gateway, role)
    return {
      token,
      id: (await ask(gateway, `/account/profile?key=${key}`, { token })).json<{ profile: { userID: string } }>().profile
        .userID,
    }
  }
  ;[user, manager, admin] = [await one('user'), await one('manager'), await one('admin')]
})
afterAll(() => gateway.close())

type Listed = {
  balance: number
  currency: string
  transactions: {
    id: string
    amount: number
    balance: number
    by: string
    byName?: string
    reason: string
    isReversed: boolean
    reverses?: string
    kind: string
  }[]
  next?: string
}
const once = (name = randomUUID()) => ({ 'idempotency-key': name })
const own = ({ token }: Signed, body: Record<string, unknown>, site = key) =>
  ask(gateway, `/account/wallet?key=${site}`, { token, headers: { ...once(), 'accept-language': 'en' }, body })
const staff = ({ token }: Signed, call: string, body: Record<string, unknown>) =>
  ask(gateway, `/api/wallet/${call}?lang=en`, { token, headers: once(), body })
const raise = (who: Signed, amount: number, reason = 'Paid at the counter') =>
  staff(admin, 'increase', { person: who.id, amount, reason })
const read = async (who: Signed, more: Record<string, unknown> = {}) =>
  (await own(who, { mode: 'get', ...more })).json<Listed>()

describe("the owner's wallet", () => {
  it('is empty at first, and returns what staff and payments added', async () => {
    expect(await read(user)).toEqual({ balance: 0, currency: 'THB', transactions: [] })
    expect((await raise(user, 50_000)).json()).toMatchObject({
      balance: 50_000,
      currency: 'THB',
      transaction: expect.any(String),
    })
    expect((await read(user)).transactions).toMatchObject([
      {
        kind: 'increase',
        amount: 50_000,
        balance: 50_000,
        by: 'staff',
        reason: 'Paid at the counter',
        isReversed: false,
      },
    ])
    // The owner must not learn which staff member it was.
    expect((await read(user)).transactions[0]).not.toHaveProperty('byName')
  })

  it('lets its owner lower it, down to zero', async () => {
    expect((await own(user, { mode: 'decrease', amount: 20_000 })).json()).toMatchObject({ balance: 30_000 })
    const short = await own(user, { mode: 'decrease', amount: 30_001 })
    expect([short.statusCode, short.json().error.fields.amount]).toEqual([409, expect.any(String)])
    expect((await own(user, { mode: 'adjust', amount: -5000, reason: 'Counted twice' })).json()).toMatchObject({
      balance: 25_000,
    })
    expect(await read(user)).toMatchObject({
      balance: 25_000,
      transactions: [{ by: 'owner', amount: -5000 }, { by: 'owner', amount: -20_000 }, {}],
    })
  })

  it('lets only an admin raise it, in any mode', async () => {
    for (const who of [user, manager]) {
      expect((await own(who, { mode: 'increase', amount: 100 })).statusCode).toBe(403)
      expect((await own(who, { mode: 'adjust', amount: 100, reason: 'A gift to myself' })).statusCode).toBe(403)
    }
    expect((await own(admin, { mode: 'increase', amount: 100 })).json()).toMatchObject({ balance: 100 })
    expect(await audited(admin)).toMatchObject([
      { action: 'wallet-increase', person_id: admin.id, after: { amount: 100, balance: 100 } },
    ])
  })

  it.each([
    [{ mode: 'increase' }, 'amount'],
    [{ mode: 'decrease', amount: -5 }, 'amount'],
    [{ mode: 'decrease', amount: 0.5 }, 'amount'],
    [{ mode: 'increase', amount: 1_000_000_001 }, 'amount'],
    [{ mode: 'adjust', amount: 0, reason: 'Nothing' }, 'amount'],
    [{ mode: 'adjust', amount: 5 }, 'reason'],
    [{ mode: 'get', from: '0000-01-01' }, 'from'],
    [{ mode: 'spend', amount: 5 }, 'mode'],
  ])('refuses %j at its field', async (body, field) => {
    const answer = await own(admin, body)
    expect([answer.statusCode, Object.keys(answer.json().error.fields as object)]).toEqual([400, [field]])
  })

  it("requires the site's key, and an idempotency key for changes", async () => {
    expect((await own(user, { mode: 'get' }, 'another')).json().error).toMatchObject({
      status: 401,
      message: 'Invalid session',
    })
    const without = await ask(gateway, `/account/wallet?key=${key}`, {
      token: user.token,
      body: { mode: 'decrease', amount: 1 },
    })
    expect([without.statusCode, without.json().error.fields]).toEqual([400, { 'idempotency-key': expect.any(String) }])
    expect(
      (await ask(gateway, `/account/wallet?key=${key}`, { token: user.token, body: { mode: 'get' } })).statusCode,
    ).toBe(200)
  })
})

const audited = async ({ id }: Signed) =>
  (
    (await gateway.database.db.execute(
      sql`SELECT action, person_id, before, after FROM audit WHERE subject = ${`wallet:${id}`} ORDER BY at`,
    )) as unknown as { rows: unknown[] }
  ).rows

describe('wallets for staff', () => {
  it('finds members by name and address, page by page', async () => {
    const all = (await ask(gateway, '/api/wallet/members', manager)).json<{
      members: { firstname: string; balance: number }[]
    }>().members
    expect(all.map((each) => each.firstname)).toEqual(['Ada', 'Mana', 'Usa'])
    expect(all[2]).toMatchObject({ balance: 25_000, currency: 'THB', email: 'user@alpha.example' })
    const first = (await ask(gateway, '/api/wallet/members?limit=2', manager)).json<{ next: string }>()
    expect((await ask(gateway, `/api/wallet/members?limit=2&cursor=${first.next}`, manager)).json()).toEqual({
      members: [all[2]],
    })
    for (const [q, found] of [
      ['user@', 1],
      ['usa ONE', 1],
      ['%', 0],
    ] as const)
      expect(
        (await ask(gateway, `/api/wallet/members?q=${encodeURIComponent(q)}`, manager)).json().members,
      ).toHaveLength(found)
  })

  it('shows a wallet, and which staff member did what', async () => {
    const answer = await ask(gateway, `/api/wallet/read?person=${user.id}`, manager)
    expect(answer.json()).toMatchObject({
      member: { firstname: 'Usa' },
      balance: 25_000,
      transactions: [{ by: 'owner' }, { by: 'owner' }, { by: 'staff', byName: 'Ada Three' }],
    })
  })

  it('lets managers lower it, and admins raise it', async () => {
    expect(
      (await staff(manager, 'decrease', { person: user.id, amount: 5000, reason: 'Paid out' })).json(),
    ).toMatchObject({ balance: 20_000 })
    expect(
      (await staff(manager, 'adjust', { person: user.id, amount: -1000, reason: 'Counted twice' })).json(),
    ).toMatchObject({ balance: 19_000 })
    for (const call of ['increase', 'adjust'])
      expect((await staff(manager, call, { person: user.id, amount: 1000, reason: 'Raised' })).statusCode).toBe(403)
    expect(
      (await staff(admin, 'adjust', { person: user.id, amount: 1000, reason: 'Counted too little' })).json(),
    ).toMatchObject({ balance: 20_000 })
    expect(await audited(user)).toMatchObject([
      { action: 'wallet-increase' },
      {
        action: 'wallet-decrease',
        person_id: manager.id,
        before: { balance: 25_000 },
        after: { balance: 20_000, amount: -5000, reason: 'Paid out' },
      },
      { action: 'wallet-adjust' },
      { action: 'wallet-adjust', person_id: admin.id },
    ])
  })

  it("refuses changes to one's own wallet", async () => {
    await raise(manager, 1000)
    expect((await staff(admin, 'increase', { person: admin.id, amount: 100, reason: 'For me' })).statusCode).toBe(403)
    for (const call of ['decrease', 'adjust'])
      expect((await staff(manager, call, { person: manager.id, amount: 100, reason: 'For me' })).statusCode).toBe(403)
    const mine = (await read(admin)).transactions[0]?.id
    expect((await staff(admin, 'reverse', { transaction: mine, reason: 'Of my own' })).statusCode).toBe(403)
    expect((await read(admin)).balance).toBe(100)
  })

  it('requires a reason and a person', async () => {
    expect(
      (await staff(admin, 'increase', { person: user.id, amount: 100, reason: ' a ' })).json().error,
    ).toMatchObject({ status: 400, fields: { reason: expect.any(String) } })
    expect((await staff(admin, 'increase', { person: randomUUID(), amount: 100, reason: 'Nobody' })).statusCode).toBe(
      404,
    )
  })

  it('reverses a transaction once, and keeps both', async () => {
    const [last] = (await read(user)).transactions
    expect((await staff(admin, 'reverse', { transaction: last?.id, reason: 'Entered wrongly' })).json()).toMatchObject({
      balance: 19_000,
    })
    const [reversal, reversed] = (await read(user)).transactions
    expect([reversal, reversed]).toMatchObject([
      { kind: 'reversal', amount: -1000, reverses: last?.id, isReversed: false },
      { id: last?.id, isReversed: true },
    ])
    expect((await audited(user)).at(-1)).toMatchObject({
      action: 'wallet-reverse',
      after: { amount: -1000, balance: 19_000 },
    })
    expect((await staff(admin, 'reverse', { transaction: last?.id, reason: 'Once more' })).statusCode).toBe(409)
    expect((await staff(admin, 'reverse', { transaction: reversal?.id, reason: 'Back again' })).statusCode).toBe(409)
  })

  it('refuses postings for a person who has left, reversals included', async () => {
    const gone = { id: randomUUID(), token: '' }
    await gateway.database.db.execute(
      sql`INSERT INTO person (site_id, id, email) VALUES ('alpha', ${gone.id}, 'parting@alpha.example')`,
    )
    await raise(gone, 1000)
    const { transaction } = (
      await staff(manager, 'decrease', { person: gone.id, amount: 1000, reason: 'Paid out' })
    ).json<{ transaction: string }>()
    await gateway.database.db.execute(
      sql`UPDATE person SET status = 'deleted', email = ${`${gone.id}@deleted.invalid`} WHERE id = ${gone.id}`,
    )
    expect((await staff(admin, 'reverse', { transaction, reason: 'Entered wrongly' })).statusCode).toBe(404)
    expect((await raise(gone, 1000)).statusCode).toBe(404)
    expect(
      (
        (await gateway.database.db.execute(
          sql`SELECT balance::int FROM wallet_account WHERE id = ${gone.id}`,
        )) as unknown as { rows: unknown[] }
      ).rows,
    ).toEqual([{ balance: 0 }])
  })
})

describe('transaction list', () => {
  const post = (amount: number, reason: string, at: string, kind: 'payment' | 'purchase' | 'adjust' = 'payment') =>
    withSite(gateway.database, 'alpha', (tx) =>
      changeWallet(tx, {
        site: 'alpha',
        person: manager.id,
        amount,
        against: 'bank',
        kind,
        reason,
        at: new Date(at),
      }),
    )
  beforeAll(async () => {
    await post(10_000, 'เติมเงินด้วยพร้อมเพย์', '2026-03-01T16:59:59Z')
    // Already 2 March in Bangkok.
    await post(-2500, 'Latte 100%', '2026-03-01T17:00:00Z', 'purchase')
    await post(-100, 'Adjust', '2026-03-05T05:00:00Z', 'adjust')
  })
  const amounts = async (more: Record<string, unknown>) =>
    (await read(manager, more)).transactions.map((each) => each.amount)

  it('filters by direction, corrections, day and text', async () => {
    expect(await amounts({ filter: 'in' })).toEqual([10_000, 1000])
    expect(await amounts({ filter: 'out' })).toEqual([-100, -2500])
    expect(await amounts({ filter: 'corrections' })).toEqual([-100])
    expect(await amounts({ from: '2026-03-02', to: '2026-03-02' })).toEqual([-2500])
    expect(await amounts({ to: '2026-03-01' })).toEqual([10_000])
    expect(await amounts({ q: 'พร้อมเพย์' })).toEqual([10_000])
    expect(await amounts({ q: 'LATTE' })).toEqual([-2500])
    expect(await amounts({ q: '0%' })).toEqual([-2500])
    expect(await amounts({ q: '_' })).toEqual([])
  })

  it('continues where a page ended', async () => {
    const first = await read(manager, { limit: 2 })
    const second = await read(manager, { limit: 2, cursor: first.next })
    expect([...first.transactions, ...second.transactions].map((each) => each.amount)).toEqual([
      -100, -2500, 10_000, 1000,
    ])
    expect([first.next, second.next]).toEqual([expect.any(String), undefined])
  })
})
