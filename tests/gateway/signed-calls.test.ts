import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCallKeys } from '@gateway/auth/call-keys'
import { namedSecrets } from '@gateway/auth/secrets'
import { collectHandlers } from '@gateway/contracts'
import { unsignedCalls, unsignedRoutes } from '@gateway/http/unsigned-calls'
import type { CallKey } from '@schemas/call-signature'
import { signCall } from '@kit/signing/sign-call'
import { vectors, vectorSigner } from '@tests/fixtures/call-vectors'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let siteKey = ''
beforeAll(async () => {
  gateway = await openGateway()
  siteKey = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
})
afterAll(() => gateway.close())
afterEach(() => {
  vi.useRealTimers()
})

const post = { method: 'POST', hostname: 'alpha.localhost', path: '/account/signout', query: '', body: '{}' }
const read = { method: 'GET', hostname: 'alpha.localhost', path: '/account/profile', query: 'key=some' }
const newKey = (site = 'alpha') => gateway.services.callKeys.issue(site)

/** Signs one call, with the gateway's current time unless the test says otherwise. */
const sign = (call: typeof post | typeof read, key: Pick<CallKey, 'id' | 'secret'> = newKey(), now = Date.now()) =>
  signCall(call, { siteKey, id: key.id, secret: key.secret, now })

type Sent = { method?: 'GET' | 'POST'; path?: string; body?: string; host?: string }

/** Sends a call with exactly these headers. The signed call may differ from the sent one. */
async function send(
  headers: Record<string, string>,
  { method = 'POST', path = '/account/signout', body = '{}', host = 'alpha.localhost' }: Sent = {},
) {
  const answer = await ask(gateway, path, {
    unsigned: true,
    host,
    method,
    headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body } : {}),
  })
  const { error } = answer.json<{ error?: { message: string; details?: { signature: string } } }>()
  return { status: answer.statusCode, fault: error?.details?.signature, message: error?.message }
}
const reading = { method: 'GET', path: '/account/profile?key=some' } as const
const taken = { status: 200, fault: undefined, message: undefined }
/** Guests may call profile: its answer is then its own. */
const takenRead = { status: 401, fault: undefined, message: 'No token found' }

describe('signed call', () => {
  it('is accepted as signed', async () => {
    expect(await send(await sign(post))).toEqual(taken)
    expect(await send(await sign(read), reading)).toEqual(takenRead)
  })

  it.each(['client-token-key', 'x-content-key', 'x-content-token', 'x-content-sign'])(
    'is refused without %s, with the reason that a header is missing',
    async (name) => {
      const { [name]: _gone, ...headers } = await sign(post)
      expect(await send(headers, { path: '/account/signout?lang=en' })).toEqual({
        status: 403,
        fault: 'missing',
        message: 'The request isn’t signed: one of its four headers is missing.',
      })
    },
  )

  it('is refused in the visitor’s language', async () => {
    expect(await send({})).toMatchObject({ status: 403, message: expect.stringMatching(/ลายเซ็น/) as string })
  })

  const altered: [string, typeof post | typeof read, Sent][] = [
    ['its body', post, { body: '{ }' }],
    ['its body, made longer', post, { body: '{"more":1}' }],
    ['its path', post, { path: '/account/signin' }],
    ['its query', read, { method: 'GET', path: '/account/profile?key=other' }],
    ['a query that was not there', post, { path: '/account/signout?more=1' }],
    ['its host', post, { host: 'localhost' }],
    ['its method', { ...post, path: '/account/profile', query: 'key=some' }, reading],
  ]
  it.each(altered)('is refused when %s is altered', async (_what, call, sent) => {
    expect(await send(await sign(call), sent)).toMatchObject({ status: 403, fault: 'altered' })
  })

  it.each(['x-content-token', 'x-content-sign'] as const)(
    'is refused when one character of %s differs',
    async (name) => {
      const headers = await sign(post)
      const value = headers[name] ?? ''
      // The last character has bits that belong to no byte.
      for (let at = 0; at < value.length - 1; at += 5) {
        const other = value[at] === 'A' ? 'B' : 'A'
        expect(
          await send({ ...headers, [name]: value.slice(0, at) + other + value.slice(at + 1) }),
          `at ${at}`,
        ).toMatchObject({ status: 403, fault: 'altered' })
      }
    },
  )

  it('is refused at another site, whatever of it is adapted', async () => {
    const beta = (await gateway.services.sites.byId('beta'))?.publicKey ?? ''
    const headers = await sign(post)
    expect(await send(headers, { host: 'beta.localhost' })).toMatchObject({ status: 403, fault: 'site' })
    expect(await send({ ...headers, 'client-token-key': beta }, { host: 'beta.localhost' })).toMatchObject({
      status: 403,
      fault: 'altered',
    })
    const ofBeta = newKey('beta')
    expect(await send(await sign(post, ofBeta))).toMatchObject({ status: 403, fault: 'altered' })
  })

  it('is refused 61 seconds off the gateway’s clock, and accepted 59 seconds off', async () => {
    const now = Date.now()
    vi.useFakeTimers({ now, toFake: ['Date'] })
    for (const seconds of [-59, 59])
      expect(await send(await sign(post, newKey(), now + seconds * 1000)), String(seconds)).toEqual(taken)
    for (const seconds of [-61, 61])
      expect(await send(await sign(post, newKey(), now + seconds * 1000)), String(seconds)).toMatchObject({
        status: 403,
        fault: 'clock',
      })
    for (const seconds of [-61, 61])
      expect(await send(await sign(read, newKey(), now + seconds * 1000), reading), String(seconds)).toMatchObject({
        status: 403,
        fault: 'clock',
      })
  })

  it('is refused once its key has expired, or for an unknown key', async () => {
    const key = newKey()
    const now = Date.now()
    vi.useFakeTimers({ now: now + 3_590_000, toFake: ['Date'] })
    expect(await send(await sign(post, key))).toEqual(taken)
    vi.setSystemTime(now + 3_601_000)
    expect(await send(await sign(post, key))).toMatchObject({ status: 403, fault: 'ended' })
    vi.useRealTimers()
    const later = key.id.replace(/\.[0-9a-z]+\./, `.${Math.floor(now / 1000 + 360_000).toString(36)}.`)
    expect(await send(await sign(post, { id: later, secret: key.secret }))).toMatchObject({
      status: 403,
      fault: 'altered',
    })
    const stranger = createCallKeys(namedSecrets('another secret, long enough: 0123456789')).issue('alpha')
    expect(await send(await sign(post, stranger))).toMatchObject({ status: 403, fault: 'ended' })
    for (const id of ['', 'x', '../..', 'a'.repeat(5000)])
      expect(await send({ ...(await sign(post, key)), 'x-content-key': id }), id.slice(0, 9)).toMatchObject({
        status: 403,
      })
  })

  it('matches the vectors that the browser’s code is tested with', async () => {
    vi.useFakeTimers({ now: vectorSigner.now + 20_000, toFake: ['Date'] })
    for (const { call, token, sign: signature } of vectors) {
      const headers = {
        'client-token-key': siteKey,
        'x-content-key': vectorSigner.id,
        'x-content-token': token,
        'x-content-sign': signature,
      }
      const answer = await ask(gateway, call.query === '' ? call.path : `${call.path}?${call.query}`, {
        unsigned: true,
        method: call.method as 'GET',
        headers: { ...headers, ...(call.body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(call.body === undefined ? {} : { body: call.body }),
      })
      expect(answer.body, call.path).not.toContain('signature')
      expect(answer.statusCode, call.path).not.toBe(403)
    }
  })
})

describe('nonce of a call', () => {
  const count = async () =>
    (
      (await gateway.database.db.execute(sql`SELECT count(*)::int AS n FROM call_nonce`)) as unknown as {
        rows: { n: number }[]
      }
    ).rows[0]?.n ?? 0

  it('accepts a write once, however often it is sent concurrently', async () => {
    const headers = await sign(post)
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(headers)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ fault }) => fault))).toEqual(
      new Set(['replayed']),
    )
    expect(await send(headers)).toMatchObject({ status: 403, fault: 'replayed' })
  })

  it('is used up by a write that was refused for another reason, too', async () => {
    const call = { ...post, path: '/api/editor/save' }
    const headers = await sign(call)
    expect(await send(headers, { path: '/api/editor/save' })).toMatchObject({ status: 401 })
    expect(await send(headers, { path: '/api/editor/save' })).toMatchObject({ status: 403, fault: 'replayed' })
  })

  it('is stored only for writes, and for no unsigned call', async () => {
    const before = await count()
    const headers = await sign(read)
    expect([await send(headers, reading), await send(headers, reading)]).toEqual([takenRead, takenRead])
    await send({ ...(await sign(post)), 'x-content-sign': 'A'.repeat(43) })
    await send(await sign(post, newKey(), Date.now() - 100_000))
    expect(await count()).toBe(before)
  })

  it('is purged some time after it could be replayed', async () => {
    await gateway.database.db.execute(sql`DELETE FROM call_nonce`)
    await gateway.database.db.execute(
      sql`INSERT INTO call_nonce (site_id, nonce, ends_at) SELECT 'alpha', 'old ' || n, now() - interval '1 hour' FROM generate_series(1, 20) AS n`,
    )
    for (let calls = 0; calls < 12; calls++) expect(await send(await sign(post))).toEqual(taken)
    expect(await count()).toBe(12)
  })

  it('belongs to its site', async () => {
    const before = await count()
    expect((await ask(gateway, '/account/signout', { host: 'beta.localhost', body: {} })).statusCode).toBe(200)
    expect(
      await gateway.services.withSite('alpha', (tx) => tx.execute(sql`SELECT count(*)::int AS n FROM call_nonce`)),
    ).toMatchObject({ rows: [{ n: before }] })
  })
})

describe('call key', () => {
  it('comes by a boot call, and with a signed-in person’s document; never with a shared one', async () => {
    const { cookie } = await signIn(gateway, 'user')
    const own = await ask(gateway, '/', { cookie })
    const shared = await ask(gateway, '/')
    expect(own.body).toContain('"callKey"')
    expect(own.headers['cache-control']).toContain('no-store')
    expect(shared.body).not.toContain('callKey')
    const key = (await ask(gateway, '/api/key')).json<CallKey>()
    expect(await send(await sign(post, key))).toEqual(taken)
    expect(Math.abs(key.now - Date.now())).toBeLessThan(5000)
    expect(key.seconds).toBe(3600)
  })

  it('differs each time', () => {
    expect(new Set(Array.from({ length: 20 }, () => newKey().secret)).size).toBe(20)
  })
})

describe('unsigned exceptions', () => {
  const calls = [...collectHandlers().values()].map((handler) => handler.call)

  it('are boot calls by contract, or followed by browsers themselves, each with a reason', () => {
    expect(Object.keys(unsignedCalls).sort()).toEqual(
      calls
        .filter((call) => call.boot || call.answer === 'redirect')
        .map((call) => call.name)
        .sort(),
    )
  })

  it('include exactly these routes besides calls', () => {
    const ofCalls = new Set(calls.map((call) => call.path.replace(/\{(\w+)\}/g, ':$1')))
    const served = new Set(gateway.routes.map((route) => route.url))
    expect([...served].filter((url) => !ofCalls.has(url)).sort()).toEqual([...unsignedRoutes].sort())
    expect([...ofCalls].filter((url) => !served.has(url))).toEqual([])
  })

  it('cover no other call: all are refused without a signature, for everyone', async () => {
    const { token, cookie } = await signIn(gateway, 'admin')
    for (const call of calls) {
      const path = call.path.replace(/\{(\w+)\}/g, () => randomUUID())
      const answer = await ask(gateway, path, {
        unsigned: true,
        token,
        cookie,
        method: call.method,
        ...(call.method === 'POST' ? { body: {} } : {}),
      })
      const fault =
        answer.statusCode === 403
          ? answer.json<{ error: { details?: { signature?: string } } }>().error.details?.signature
          : undefined
      expect([call.name, fault]).toEqual([call.name, call.name in unsignedCalls ? undefined : 'missing'])
    }
  })
})
