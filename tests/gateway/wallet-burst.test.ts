import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, openGateway, signatureOf, signIn, type TestGateway } from '@tests/support/gateway'
import { held, ledgerFaults } from '@tests/support/wallets'

let gateway: TestGateway
let port: number
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  port = (gateway.app.server.address() as AddressInfo).port
})
afterAll(() => gateway.close())

/** The embedded database has a single connection. */
const clients = process.env.TEST_DATABASE === 'pglite' ? 16 : 64
const actsEach = 4

type Act = { key: string; path: string; token: string; body: Record<string, unknown>; change: number }
type Answer = { status: number; body: string }

/**
 * Sends an act over a separate socket. `cut`: the socket is destroyed so long after the request was written (ms),
 * answered or not.
 */
async function send(agent: Agent, { key, path, token, body }: Act, cut?: number): Promise<Answer | 'cut'> {
  const text = JSON.stringify(body)
  // As from a browser, each attempt is signed again, under the same key.
  const signature = await signatureOf(gateway, { method: 'POST', hostname: 'alpha.localhost', url: path, body: text })
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: {
          ...signature,
          host: 'alpha.localhost',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'idempotency-key': key,
        },
      },
      (answer) => {
        let output = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (output += part))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body: output }))
          .on('error', () => resolve('cut'))
      },
    )
    sent.on('error', (error) => (cut === undefined ? reject(error) : resolve('cut')))
    sent.end(text, () => cut !== undefined && setTimeout(() => sent.destroy(), cut))
  })
}

it(`does each act once for ${clients} clients that share keys and lose answers`, { timeout: 120_000 }, async () => {
  const [user, admin] = [await signIn(gateway, 'user'), await signIn(gateway, 'admin')]
  const key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  const person = (await ask(gateway, `/account/profile?key=${key}`, user)).json<{ profile: { userID: string } }>()
    .profile.userID
  const start = 10_000_000
  await ask(gateway, '/api/wallet/increase', {
    ...admin,
    headers: { 'idempotency-key': randomUUID() },
    body: { person, amount: start, reason: 'To begin with' },
  })

  const total = clients * actsEach
  const acts = Array.from({ length: Math.ceil(total * 0.7) }, (_, at): Act => {
    const amount = 1 + at
    // Both sides of the same two accounts, and the owner too.
    if (at % 3 === 0)
      return {
        key: randomUUID(),
        path: `/account/wallet?key=${key}`,
        token: user.token,
        body: { mode: 'decrease', amount },
        change: -amount,
      }
    const mode = at % 3 === 1 ? 'increase' : 'decrease'
    return {
      key: randomUUID(),
      path: `/api/wallet/${mode}`,
      token: admin.token,
      body: { person, amount, reason: 'In the burst' },
      change: mode === 'increase' ? amount : -amount,
    }
  })
  // The rest repeats keys of others, spread so that they collide.
  const requests = Array.from({ length: total }, (_, at) => acts[(at * 7) % acts.length] as Act)
  const heard = new Map<string, Set<string>>()
  let cuts = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (const [at, act] of requests.slice(client * actsEach, (client + 1) * actsEach).entries()) {
        // Every second act first loses its answer, somewhere between the request and the end of the answer.
        if ((client + at) % 2 === 0 && (await send(agent, act, (client * 5) % 40)) === 'cut') cuts += 1
        const answer = await send(agent, act)
        expect(answer).toMatchObject({ status: 200 })
        heard.set(act.key, (heard.get(act.key) ?? new Set()).add((answer as Answer).body))
      }
      agent.destroy()
    }),
  )
  expect(cuts).toBeGreaterThan(clients / 4)
  // All requests under one key got the same answer.
  expect([...heard.values()].filter((answers) => answers.size !== 1)).toEqual([])
  const done = acts.filter((act) => heard.has(act.key))
  expect(done.length).toBe(acts.length)
  expect(await held(gateway.database, person)).toEqual({
    balance: start + done.reduce((sum, act) => sum + act.change, 0),
    entries: done.length + 1,
  })
  expect(await ledgerFaults(gateway.database)).toEqual([])
  expect(gateway.log.filter((line) => (line.level as number) >= 50)).toEqual([])
})
