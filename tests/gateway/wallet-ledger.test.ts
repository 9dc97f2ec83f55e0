import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import { elsewhere } from '@tests/support/elsewhere'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import {
  agrees,
  type Command,
  modelOf,
  newAct,
  type NewAct,
  walletCommands,
  type WalletWorld,
} from '@tests/support/wallet-model'
import { held, ledgerFaults } from '@tests/support/wallets'

let gateway: TestGateway
let who: Record<'user' | 'manager' | 'admin', { token: string; id: string }>
let key: string
let signedInAt = 0
beforeAll(async () => {
  gateway = await openGateway()
  key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  await signAllIn()
})
afterAll(() => gateway.close())

/** An account token is valid for five minutes, and many runs take longer. */
async function signAllIn(): Promise<void> {
  if (Date.now() - signedInAt < 120_000) return
  const one = async (role: 'user' | 'manager' | 'admin') => {
    const { token } = await signIn(gateway, role)
    return {
      token,
      id: (await ask(gateway, `/account/profile?key=${key}`, { token })).json<{ profile: { userID: string } }>().profile
        .userID,
    }
  }
  who = { user: await one('user'), manager: await one('manager'), admin: await one('admin') }
  signedInAt = Date.now()
}

const world: WalletWorld = {
  change: async ({ key: name, owner, mode, amount, asOwner }) => {
    const headers = { 'idempotency-key': name }
    const from = elsewhere()
    const answer = asOwner
      ? await ask(gateway, `/account/wallet?key=${key}`, {
          token: who[owner].token,
          from,
          headers,
          body: { mode, amount, reason: 'Of the model' },
        })
      : await ask(gateway, `/api/wallet/${mode}`, {
          token: who.admin.token,
          from,
          headers,
          body: { person: who[owner].id, amount, reason: 'Of the model' },
        })
    return { status: answer.statusCode, ...answer.json<object>() }
  },
  reverse: async (transaction) =>
    (
      await ask(gateway, '/api/wallet/reverse', {
        token: who.admin.token,
        from: elsewhere(),
        headers: { 'idempotency-key': randomUUID() },
        body: { transaction, reason: 'Of the model' },
      })
    ).statusCode,
  balance: async (owner) => (await held(gateway.database, who[owner].id)).balance,
  faults: () => ledgerFaults(gateway.database),
}

/** A transaction that ends halfway, in several ways. */
const crash = (act: NewAct, how: 'throws' | 'dies' | 'lies' | 'writes half'): Command => ({
  check: () => true,
  toString: () => `Crash(${how})`,
  run: async (model) => {
    const person = who[act.owner].id
    const work = withSite(gateway.database, 'alpha', async (tx) => {
      await changeWallet(tx, { site: 'alpha', person, amount: act.amount, against: 'cash', kind: 'payment' })
      // Only a separate server has a connection that can die.
      if (how === 'dies' && gateway.database.engine === 'postgresql')
        await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
      if (how === 'lies') await tx.execute(sql`UPDATE wallet_account SET balance = balance + 1 WHERE id = ${person}`)
      else if (how === 'writes half')
        await tx.execute(
          sql`INSERT INTO wallet_transfer (site_id, id, kind) VALUES ('alpha', ${randomUUID()}, 'payment')`,
        )
      else throw new Error('In the middle.')
    })
    await expect(work).rejects.toThrow()
    await agrees(model, world)
  },
})

const commands = fc.commands(
  [
    ...walletCommands,
    fc
      .tuple(newAct, fc.constantFrom('throws', 'dies', 'lies', 'writes half' as const))
      .map(([each, how]) => crash(each, how)),
  ],
  { maxCommands: 20 },
)
const runs = process.env.TEST_FULL === '1' ? 150 : 15

it(
  'stays consistent through concurrent, repeated and failing transactions',
  { timeout: 60_000 + runs * 8000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (each) => {
        await signAllIn()
        const model = await modelOf(world)
        await fc.asyncModelRun(() => ({ model, real: world }), each)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  },
)

it.each([
  [
    'an entry alone',
    sql`INSERT INTO wallet_entry (site_id, account_id, no, transfer_id, amount, balance) SELECT 'alpha', id, last_no + 1, 'x', 5, balance + 5 FROM wallet_account WHERE person_id IS NOT NULL LIMIT 1`,
  ],
  [
    'an entry that follows nothing',
    sql`INSERT INTO wallet_entry (site_id, account_id, no, transfer_id, amount, balance) SELECT 'alpha', id, last_no + 2, 'x', 5, balance + 5 FROM wallet_account WHERE person_id IS NOT NULL LIMIT 1`,
  ],
  [
    'an entry of the site alone',
    sql`INSERT INTO wallet_entry (site_id, account_id, transfer_id, amount) VALUES ('alpha', 'cash', 'x', 5)`,
  ],
  ['a changed entry', sql`UPDATE wallet_entry SET amount = amount + 1`],
  ['an entry taken away', sql`DELETE FROM wallet_entry`],
  ['another reason', sql`UPDATE wallet_transfer SET reason = 'other'`],
  ['a transfer taken away', sql`DELETE FROM wallet_transfer`],
  ['a wallet taken away', sql`DELETE FROM wallet_account`],
  ['a wallet of somebody else', sql`UPDATE wallet_account SET person_id = NULL`],
])('is protected by the database itself: %s', async (_case, statement) => {
  await withSite(gateway.database, 'alpha', (tx) =>
    changeWallet(tx, { site: 'alpha', person: who.user.id, amount: 100, against: 'cash', kind: 'payment' }),
  )
  await expect(
    withSite(gateway.database, 'alpha', async (tx) => {
      await tx.execute(sql`INSERT INTO wallet_transfer (site_id, id, kind) VALUES ('alpha', 'x', 'payment')`)
      await tx.execute(statement)
    }),
  ).rejects.toThrow()
  expect(await ledgerFaults(gateway.database)).toEqual([])
})
