import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, it } from 'vitest'
import { type Database, openDatabase } from '@gateway/db/open'
import { ask } from '../support/hosts'
import { createDatabase, type Postgres, startPostgres } from '../support/postgres'
import { serve, type Served } from '../support/serve'
import { openSession } from '../support/sessions'
import { type Answer, interrupted, modelOf, newAct, walletCommands, type WalletWorld } from '../support/wallet-model'
import { held, ledgerFaults } from '../support/wallets'

const host = 'academy.localhost'
const secret = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6'

// A whole gateway on a server that writes what it acknowledges: both are killed in the middle of requests.
let server: Postgres
let served: Served
let remove: () => Promise<void>
let looking: Database
let url: string
let env: Record<string, string>
const who: Record<string, { id: string; token: string; cookie: string }> = {}
let key = ''

beforeAll(async () => {
  server = await startPostgres(['synchronous_commit=on', 'full_page_writes=on'])
  url = await createDatabase(server.url)
  env = { DATABASE_URL: url, SESSION_SECRET: secret, DATA_KEY: secret, TRUST_PROXY: '127.0.0.1' }
  served = await serve({ env })
  remove = served.remove
  looking = await openDatabase({ url, folder: '' })
  key = (await ask(served.base, host, `/api/getHost?hostname=${host}`)).json<{ hostData: { key: string } }>().hostData
    .key
  for (const role of ['user', 'manager', 'admin'] as const) {
    const { value } = await openSession(served.base, 'academy', role)
    who[role] = { id: '', token: '', cookie: value }
  }
  await renewTokens()
  for (const role of ['user', 'manager', 'admin']) {
    const { rows } = (await looking.db.execute(
      sql`SELECT id FROM person WHERE site_id = 'academy' AND email = ${`${role}@academy.example`}`,
    )) as unknown as { rows: { id: string }[] }
    if (who[role]) who[role].id = rows[0]?.id ?? ''
  }
}, 120_000)
afterAll(async () => {
  await looking.close()
  await served.stop()
  await remove()
  await server.stop()
})

/** An account token is valid for five minutes; the session behind it outlives the gateway. */
async function renewTokens(): Promise<void> {
  for (const each of Object.values(who))
    each.token = (await ask(served.base, host, '/account/session', { cookies: { _account: each.cookie } })).json<{
      token: string
    }>().token
}

let requestCount = 0
/** The answer of a call; undefined where the gateway was killed before it answered, or refused temporarily. */
async function post(path: string, role: string, name: string, body: unknown): Promise<Answer> {
  const count = requestCount++
  const headers = {
    authorization: `Bearer ${who[role]?.token ?? ''}`,
    'idempotency-key': name,
    'x-forwarded-for': `10.9.${(count >> 8) & 255}.${count & 255}`,
  }
  const answer = await ask(served.base, host, path, { method: 'POST', headers, body }).catch(() => undefined)
  return answer === undefined || answer.status === 503
    ? { status: 0 }
    : { status: answer.status, ...answer.json<object>() }
}

/** Retried until there is an answer: a gateway without its database refuses for a moment. */
async function heard(asks: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await asks()
    if (answer.status !== 0 || tries === 50) return answer
    await pause(100)
  }
}

const world: WalletWorld = {
  change: ({ key: name, owner, mode, amount, asOwner }) => {
    const asks = () =>
      asOwner
        ? post(`/account/wallet?key=${key}`, owner, name, { mode, amount, reason: 'Of the model' })
        : post(`/api/wallet/${mode}`, 'admin', name, { person: who[owner]?.id, amount, reason: 'Of the model' })
    return heard(asks)
  },
  reverse: async (transaction) =>
    (await heard(() => post('/api/wallet/reverse', 'admin', randomUUID(), { transaction, reason: 'Of the model' })))
      .status,
  balance: async (owner) => (await held(looking, who[owner]?.id ?? '')).balance,
  faults: () => ledgerFaults(looking),
}

const delay = fc.nat(60)
const commands = fc.commands(
  [
    ...walletCommands,
    fc.tuple(fc.array(newAct, { minLength: 3, maxLength: 8 }), delay).map(([acts, ms]) =>
      interrupted(`KillGateway after ${ms} ms`, acts, async () => {
        await pause(ms)
        await served.stop('SIGKILL')
        served = await serve({ env, dataDir: served.dataDir })
        await renewTokens()
      }),
    ),
    fc.tuple(fc.array(newAct, { minLength: 3, maxLength: 8 }), delay).map(([acts, ms]) =>
      interrupted(`KillServer after ${ms} ms`, acts, async () => {
        await pause(ms)
        await server.kill()
        await server.restart()
      }),
    ),
  ],
  { maxCommands: 12 },
)

it(
  'keeps the wallet equal to the answers, whenever the gateway or its server is killed',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (each) => {
        await renewTokens()
        const model = await modelOf(world)
        await fc.asyncModelRun(() => ({ model, real: world }), each)
      }),
      { numRuns: 20, endOnFailure: true },
    )
  },
)
