/* eslint-disable vitest/no-standalone-expect -- the commands of a model expect in the test that runs them */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { changeWallet } from '@gateway/wallet/ledger'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { held, ledgerFaults } from '@tests/support/wallets'

let gateway: TestGateway
let who: Record<'user' | 'manager' | 'admin', { token: string; id: string }>
let key: string
beforeAll(async () => {
  gateway = await openGateway()
  key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  const one = async (role: 'user' | 'manager' | 'admin') => {
    const { token } = await signIn(gateway, role)
    return { token, id: (await ask(gateway, `/account/profile?key=${key}`, { token })).json<{ profile: { userID: string } }>().profile.userID }
  }
  who = { user: await one('user'), manager: await one('manager'), admin: await one('admin') }
})
afterAll(() => gateway.close())

type Owner = 'user' | 'manager'
/** One act, as it is asked for. `asOwner`: by the owner's own call. */
type Act = { key: string; owner: Owner; mode: 'increase' | 'decrease' | 'adjust'; amount: number; asOwner: boolean }
type Answer = { status: number; balance?: number; transaction?: string }
type Model = { balances: Record<Owner, number>; done: { act: Act; answer: Answer }[]; reversed: Set<string> }

async function ask1({ key: name, owner, mode, amount, asOwner }: Act): Promise<Answer> {
  const headers = { 'idempotency-key': name }
  const answer = asOwner
    ? await ask(gateway, `/account/wallet?key=${key}`, { token: who[owner].token, headers, body: { mode, amount, reason: 'Of the model' } })
    : await ask(gateway, `/api/wallet/${mode}`, { token: who.admin.token, headers, body: { person: who[owner].id, amount, reason: 'Of the model' } })
  return { status: answer.statusCode, ...answer.json<object>() }
}

const change = ({ mode, amount }: Act) => (mode === 'decrease' ? -amount : amount)
/** A member may only lower. */
const mayDo = (act: Act) => !act.asOwner || change(act) < 0

async function agrees(model: Model): Promise<void> {
  expect(await ledgerFaults(gateway.database)).toEqual([])
  for (const owner of ['user', 'manager'] as const) expect((await held(gateway.database, who[owner].id)).balance).toBe(model.balances[owner])
}

class One implements fc.AsyncCommand<Model, null> {
  constructor(readonly act: Omit<Act, 'key'>) {}
  check = () => true
  async run(model: Model) {
    const act = { ...this.act, key: randomUUID() }
    const after = model.balances[act.owner] + change(act)
    const answer = await ask1(act)
    expect(answer.status).toBe(!mayDo(act) ? 403 : after < 0 ? 409 : 200)
    if (answer.status === 200) {
      expect(answer.balance).toBe(after)
      model.balances[act.owner] = after
    }
    model.done.push({ act, answer })
    await agrees(model)
  }
  toString = () => `One(${JSON.stringify(this.act)})`
}

/** The same keys once more: what was done is not done again, and what was refused may be done now. */
class Again implements fc.AsyncCommand<Model, null> {
  constructor(readonly at: number) {}
  check = (model: Readonly<Model>) => model.done.some(({ answer }) => answer.status === 200)
  async run(model: Model) {
    const done = model.done.filter(({ answer }) => answer.status === 200)
    const { act, answer } = done[this.at % done.length] as Model['done'][0]
    const again = await Promise.all([ask1(act), ask1(act)])
    expect(again).toEqual([answer, answer])
    expect((await ask1({ ...act, amount: act.amount * 2 })).status).toBe(409)
    await agrees(model)
  }
  toString = () => `Again(${this.at})`
}

class Reverse implements fc.AsyncCommand<Model, null> {
  constructor(readonly at: number) {}
  check = (model: Readonly<Model>) => model.done.some(({ answer }) => answer.transaction)
  async run(model: Model) {
    const done = model.done.filter(({ answer }) => answer.transaction)
    const { act, answer } = done[this.at % done.length] as Model['done'][0]
    const after = model.balances[act.owner] - change(act)
    const isReversed = model.reversed.has(answer.transaction ?? '')
    const both = await Promise.all([1, 2].map(() => ask(gateway, '/api/wallet/reverse', { token: who.admin.token, headers: { 'idempotency-key': randomUUID() }, body: { transaction: answer.transaction, reason: 'Of the model' } })))
    expect(both.map((each) => each.statusCode).sort((a, b) => a - b)).toEqual(isReversed || after < 0 ? [409, 409] : [200, 409])
    if (!isReversed && after >= 0) {
      model.balances[act.owner] = after
      model.reversed.add(answer.transaction ?? '')
    }
    await agrees(model)
  }
  toString = () => `Reverse(${this.at})`
}

/** Many at once, some under one key: whatever order they come in, what was answered is what was done. */
class Together implements fc.AsyncCommand<Model, null> {
  constructor(readonly acts: Omit<Act, 'key'>[]) {}
  check = () => true
  async run(model: Model) {
    const acts = this.acts.map((act) => ({ ...act, key: randomUUID() }))
    const answers = await Promise.all([...acts, ...acts.slice(0, 2)].map(ask1))
    for (const [at, act] of acts.entries()) {
      const answer = answers[at] as Answer
      expect([200, mayDo(act) ? 409 : 403]).toContain(answer.status)
      const second = at < 2 ? answers[acts.length + at] : undefined
      // Refused the first time, the key was free for the second.
      const done = answer.status === 200 ? answer : second?.status === 200 ? second : undefined
      if (answer.status === 200 && second) expect(second).toEqual(answer)
      if (!done) continue
      model.balances[act.owner] += change(act)
      model.done.push({ act, answer: done })
    }
    await agrees(model)
  }
  toString = () => `Together(${JSON.stringify(this.acts)})`
}

/** A transaction that ends in the middle, in several ways. */
class Crash implements fc.AsyncCommand<Model, null> {
  constructor(readonly act: Omit<Act, 'key'>, readonly how: 'throws' | 'dies' | 'lies' | 'writes half') {}
  check = () => true
  async run(model: Model) {
    const person = who[this.act.owner].id
    const work = withSite(gateway.database, 'alpha', async (tx) => {
      await changeWallet(tx, { site: 'alpha', person, amount: this.act.amount, against: 'cash', kind: 'payment' })
      // Only a server of its own has a connection that can die.
      if (this.how === 'dies' && gateway.database.engine === 'postgresql') await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
      if (this.how === 'lies') await tx.execute(sql`UPDATE wallet_account SET balance = balance + 1 WHERE id = ${person}`)
      else if (this.how === 'writes half') await tx.execute(sql`INSERT INTO wallet_transfer (site_id, id, kind) VALUES ('alpha', ${randomUUID()}, 'payment')`)
      else throw new Error('In the middle.')
    })
    await expect(work).rejects.toThrow()
    await agrees(model)
  }
  toString = () => `Crash(${this.how})`
}

const act = fc.record({ owner: fc.constantFrom<Owner[]>('user', 'manager'), mode: fc.constantFrom<Act['mode'][]>('increase', 'decrease', 'adjust'), amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100_000 })), asOwner: fc.boolean() })
  // Half of what is put right goes down.
  .map((each) => (each.mode === 'adjust' && each.amount % 2 === 1 ? { ...each, amount: -each.amount } : each))
const commands = fc.commands(
  [
    act.map((each) => new One(each)),
    act.map((each) => new One({ ...each, amount: Math.abs(each.amount), mode: 'increase', asOwner: false })),
    fc.nat(30).map((at) => new Again(at)),
    fc.nat(30).map((at) => new Reverse(at)),
    fc.array(act, { minLength: 2, maxLength: 6 }).map((acts) => new Together(acts)),
    fc.tuple(act, fc.constantFrom('throws', 'dies', 'lies', 'writes half' as const)).map(([each, how]) => new Crash(each, how)),
  ],
  { maxCommands: 20 },
)

it('holds whatever is done, at once, again, and in transactions that fail', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (each) => {
      const balances = { user: (await held(gateway.database, who.user.id)).balance, manager: (await held(gateway.database, who.manager.id)).balance }
      await fc.asyncModelRun(() => ({ model: { balances, done: [], reversed: new Set<string>() }, real: null }), each)
    }),
    { numRuns: 15, endOnFailure: true },
  )
})

it.each([
  ['an entry alone', sql`INSERT INTO wallet_entry (site_id, account_id, no, transfer_id, amount, balance) SELECT 'alpha', id, last_no + 1, 'x', 5, balance + 5 FROM wallet_account WHERE id = 'cash'`],
  ['an entry that follows nothing', sql`INSERT INTO wallet_entry (site_id, account_id, no, transfer_id, amount, balance) SELECT 'alpha', id, last_no + 2, 'x', 5, balance + 5 FROM wallet_account WHERE id = 'cash'`],
  ['a changed entry', sql`UPDATE wallet_entry SET amount = amount + 1`],
  ['an entry taken away', sql`DELETE FROM wallet_entry`],
  ['another reason', sql`UPDATE wallet_transfer SET reason = 'other'`],
  ['a transfer taken away', sql`DELETE FROM wallet_transfer`],
  ['a wallet taken away', sql`DELETE FROM wallet_account`],
  ['a wallet of somebody else', sql`UPDATE wallet_account SET person_id = NULL`],
])('is refused by the database itself: %s', async (_case, statement) => {
  await withSite(gateway.database, 'alpha', (tx) => changeWallet(tx, { site: 'alpha', person: who.user.id, amount: 100, against: 'cash', kind: 'payment' }))
  await expect(
    withSite(gateway.database, 'alpha', async (tx) => {
      await tx.execute(sql`INSERT INTO wallet_transfer (site_id, id, kind) VALUES ('alpha', 'x', 'payment')`)
      await tx.execute(statement)
    }),
  ).rejects.toThrow()
  expect(await ledgerFaults(gateway.database)).toEqual([])
})
