import { createDecipheriv } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import { call as profile } from '@client/account/calls/account/profile'
import { call as signin } from '@client/account/calls/account/signin'
import { call as listParentCall } from '@client/files/calls/filemanager/list-parent'
import { call as space } from '@client/site/calls/api/space'
import { callGateway, GatewayError, installGateway, requestGateway } from './call-gateway'

type Sent = { url: string; headers: Record<string, string>; method: string; body: string | undefined }
let sent: Sent[] = []
let answers: ((request: Sent) => Response | Error)[] = []
const json = (body: unknown, status = 200) => Response.json(body, { status })
const key = (id: string, now = 1_000_000) => ({ id, secret: 'A'.repeat(86), seconds: 3600, now })
const boot = (session: Boot['session'], callKey: Boot['callKey'] = key('k1')) => ({
  session,
  site: { key: 'pk' } as Boot['site'],
  locale: 'en' as const,
  ...(callKey ? { callKey } : {}),
})
/** Decrypts a sealed token as the gateway does. */
const sealed = (headers: Record<string, string>, secret = 'A'.repeat(86)) => {
  const bytes = Buffer.from(headers['x-content-token'] ?? '', 'base64url')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(secret, 'base64url').subarray(0, 32),
    bytes.subarray(0, 12),
  ).setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()) as {
    key: string
    timestamp: number
    nonce: string
  }
}

beforeEach(() => {
  sent = []
  answers = []
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('location', { hostname: 'site.example' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      url,
      headers: init.headers as Record<string, string>,
      method: init.method ?? 'GET',
      body: init.body as string | undefined,
    }
    sent.push(request)
    const answer = answers.shift()?.(request) ?? json({})
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('gateway call', () => {
  it("sends the site key and the signed-in person's account token", async () => {
    installGateway(boot({ role: 'user', token: 'one', tokenSeconds: 300 }))
    await callGateway(profile, { key: 'a b' })
    expect(sent).toMatchObject([
      {
        url: '/account/profile?key=a+b',
        method: 'GET',
        headers: { 'client-token-key': 'pk', authorization: 'Bearer one' },
      },
    ])
  })

  it('sends no authorisation for a guest and requests none', async () => {
    installGateway(boot({ role: 'guest' }))
    await callGateway(signin, { email: 'a@b.example', password: 'x' })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers).not.toHaveProperty('authorization')
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"email":"a@b.example","password":"x"}' })
  })

  it("uses the site's public token in public mode, regardless of the signed-in person", async () => {
    installGateway({
      ...boot({ role: 'user', token: 'one', tokenSeconds: 300 }),
      site: { key: 'pk', publicToken: 'public.pk' } as Boot['site'],
    })
    const listParent = { ...listParentCall, mode: 'public' as const }
    answers = [() => json({ error: { status: 401, message: 'No token found' } }, 401)]
    await expect(callGateway(listParent, { parent: 'organisation' })).rejects.toMatchObject({ status: 401 })
    await callGateway(profile, { key: 'k' })
    expect(sent.map((each) => each.headers.authorization)).toEqual(['Bearer public.pk', 'Bearer one'])
  })

  it('fills path parameters', async () => {
    await callGateway(space, { spaceId: 'a/b' })
    expect(sent[0]?.url).toBe('/api/space/a%2Fb')
  })

  it('renews an expiring token once for all waiting calls', async () => {
    installGateway(boot({ role: 'user', token: 'one', tokenSeconds: 300 }))
    vi.advanceTimersByTime(271_000)
    answers = [() => json({ role: 'user', token: 'two', tokenSeconds: 300 })]
    await Promise.all([callGateway(profile, { key: 'k' }), callGateway(profile, { key: 'k' })])
    expect(sent.map((each) => each.url)).toEqual([
      '/account/session',
      '/account/profile?key=k',
      '/account/profile?key=k',
    ])
    expect(sent[2]?.headers.authorization).toBe('Bearer two')
  })

  it('retries a refused call once with a fresh token', async () => {
    installGateway(boot({ role: 'user', token: 'one', tokenSeconds: 300 }))
    answers = [
      () => json({ error: { status: 401, message: 'No token found' } }, 401),
      () => json({ role: 'user', token: 'two', tokenSeconds: 300 }),
      () => json({ status: true }),
    ]
    await expect(callGateway(profile, { key: 'k' })).resolves.toEqual({ status: true })
    expect(sent.map((each) => each.headers.authorization)).toEqual(['Bearer one', undefined, 'Bearer two'])
  })

  it("continues for the document's person only, never for another one who signs in elsewhere", async () => {
    const refused = () => json({ error: { status: 401, message: 'No token found' } }, 401)
    for (const [userID, authorizations] of [
      ['malee', ['Bearer one', undefined, 'Bearer two']],
      ['somchai', ['Bearer one', undefined]],
    ] as const) {
      sent = []
      installGateway(boot({ role: 'user', userID: 'malee', token: 'one', tokenSeconds: 300 }))
      answers = [
        refused,
        () => json({ role: 'user', userID, token: 'two', tokenSeconds: 300 }),
        () => json({ status: true }),
      ]
      const answer = await callGateway(profile, { key: 'k' }).catch((error: unknown) => (error as GatewayError).status)
      expect([answer, sent.map((each) => each.headers.authorization)]).toEqual([
        userID === 'malee' ? { status: true } : 401,
        authorizations,
      ])
    }
  })

  it("shows the gateway's message for outages and full storage, and its own for other failures", async () => {
    installGateway(boot({ role: 'guest' }))
    const bodyOf = async (status: number) => {
      answers = [() => json({ error: { message: `The gateway's words for ${status}.` } }, status)]
      return callGateway(profile, { key: 'k' }).catch((error: unknown) => (error as Error).message)
    }
    expect([await bodyOf(507), await bodyOf(503), await bodyOf(500)]).toEqual([
      "The gateway's words for 507.",
      "The gateway's words for 503.",
      'Something went wrong on our side. Please try again in a moment.',
    ])
  })
})

describe('idempotent call', () => {
  const wallet = { method: 'POST', path: '/account/wallet', idempotent: true, query: ['key'] } as const
  const act = { key: 'pk', mode: 'increase', amount: 100 }
  const keys = () => sent.map((each) => each.headers['idempotency-key'])
  const cut = () => new TypeError('fetch failed')
  beforeEach(() => installGateway(boot({ role: 'guest' })))
  const waits = async () => {
    const over: number[] = []
    const pendingStatus = requestGateway(wallet, act).then(
      (answer) => answer.status,
      (error: GatewayError) => error.status,
    )
    void pendingStatus.then((status) => over.push(status))
    // Signing runs outside the fake timers, in real event-loop turns.
    while (over.length === 0) {
      await vi.runAllTimersAsync()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return pendingStatus
  }

  it('is retried under its key without a response, and names what its address receives', async () => {
    answers = [cut, () => json({}, 503), () => json({ balance: 100 })]
    expect(await waits()).toBe(200)
    expect(sent[0]).toMatchObject({ url: '/account/wallet?key=pk', body: '{"mode":"increase","amount":100}' })
    expect(keys()[0]).toMatch(/^[\w-]{16,100}$/)
    expect(new Set(keys()).size).toBe(1)
  })

  it('keeps its key while the outcome is unknown, and uses a new one next time', async () => {
    answers = [cut, cut, cut]
    expect(await waits()).toBe(0)
    expect(await waits()).toBe(200)
    expect(new Set(keys()).size).toBe(1)
    expect(await waits()).toBe(200)
    expect(new Set(keys()).size).toBe(2)
  })

  it('fetches its response under the same key and a new nonce after a browser resend', async () => {
    answers = [
      () => json({ error: { status: 403, message: 'Came before.', details: { signature: 'replayed' } } }, 403),
      () => json({ balance: 100 }),
    ]
    expect(await waits()).toBe(200)
    expect(new Set(keys()).size).toBe(1)
    expect(new Set(sent.map(({ headers }) => sealed(headers).nonce)).size).toBe(2)
  })

  it('keeps its key when the signature was refused, which says nothing about an earlier attempt', async () => {
    const refused = () => json({ error: { status: 403, message: 'No.', details: { signature: 'clock' } } }, 403)
    answers = [cut, refused, () => json(key('k2')), refused]
    expect([await waits(), await waits()]).toEqual([403, 200])
    expect(new Set(keys().filter(Boolean)).size).toBe(1)
  })

  it('is not retried after a refusal, and then gets a new key', async () => {
    answers = [() => json({ error: { status: 409, message: 'Too little.' } }, 409)]
    expect([await waits(), await waits()]).toEqual([409, 200])
    expect(new Set(keys()).size).toBe(2)
  })
})

describe('call signature', () => {
  const isKey = ({ url }: Sent) => url === '/api/key'
  const refused = (signature: string) => () =>
    json({ error: { status: 403, message: 'No.', details: { signature } } }, 403)

  it("uses the document's key at the gateway's time, and differs each time", async () => {
    installGateway(boot({ role: 'user', token: 'one', tokenSeconds: 300 }, key('k1', 1_500_000)))
    await callGateway(signin, { email: 'a@b.example', password: 'x' })
    await callGateway(signin, { email: 'a@b.example', password: 'x' })
    const [first, second] = sent.map(({ headers }) => sealed(headers))
    expect(sent.map(({ headers }) => headers['x-content-key'])).toEqual(['k1', 'k1'])
    expect(first).toMatchObject({ key: 'k1', timestamp: 1_500_000 })
    expect(first?.nonce).not.toBe(second?.nonce)
  })

  it('requests a key once with the first call of a document without one, and again on expiry', async () => {
    installGateway({ session: { role: 'guest' }, site: { key: 'pk' } as Boot['site'], locale: 'en' })
    expect(sent).toEqual([])
    answers = [() => json(key('k1', 1_000_000))]
    await Promise.all([callGateway(profile, { key: 'k' }), callGateway(profile, { key: 'k' })])
    expect(sent.map((each) => (isKey(each) ? 'key' : each.headers['x-content-key']))).toEqual(['key', 'k1', 'k1'])
    vi.advanceTimersByTime(3_580_000)
    answers = [() => json(key('k2', 4_580_000))]
    await callGateway(profile, { key: 'k' })
    expect(sent.slice(3).map((each) => (isKey(each) ? 'key' : each.headers['x-content-key']))).toEqual(['key', 'k2'])
  })

  it.each(['ended', 'clock'])('is created once more after "%s", with a new key, clock and nonce', async (fault) => {
    installGateway(boot({ role: 'guest' }))
    answers = [refused(fault), () => json(key('k2', 9_000_000)), () => json({ status: true })]
    await expect(callGateway(profile, { key: 'k' })).resolves.toEqual({ status: true })
    const [first, keyRequest, second] = sent
    expect([first?.headers['x-content-key'], keyRequest?.url, second?.headers['x-content-key']]).toEqual([
      'k1',
      '/api/key',
      'k2',
    ])
    expect(sealed(second?.headers ?? {})).toMatchObject({ key: 'k2', timestamp: 9_000_000 })
    answers = [refused(fault), () => json(key('k3')), refused(fault)]
    await expect(callGateway(profile, { key: 'k' })).rejects.toMatchObject({ status: 403 })
  })

  it('is not created again after any other refusal', async () => {
    installGateway(boot({ role: 'guest' }))
    for (const fault of ['altered', 'replayed', 'site']) {
      answers = [refused(fault)]
      await expect(callGateway(profile, { key: 'k' })).rejects.toMatchObject({ status: 403, message: 'No.' })
    }
    expect(sent).toHaveLength(3)
  })

  it('reports the message of a gateway that issues no key', async () => {
    installGateway({ session: { role: 'guest' }, site: { key: 'pk' } as Boot['site'], locale: 'en' })
    answers = [() => json({ error: { status: 503, message: 'This site is closed.', details: { closed: true } } }, 503)]
    await expect(callGateway(profile, { key: 'k' })).rejects.toMatchObject({
      status: 503,
      message: 'This site is closed.',
      details: { closed: true },
    })
    expect(sent).toHaveLength(1)
  })
})

describe('ended session', () => {
  const unknown = () => json({ error: { status: 401, message: 'No token found' } }, 401)

  it('continues when it was reopened in another tab', async () => {
    installGateway(boot({ role: 'user', token: 'one', tokenSeconds: 300 }))
    answers = [unknown, () => json({ role: 'guest' })]
    await expect(callGateway(profile, { key: 'k' })).rejects.toMatchObject({ status: 401 })
    answers = [unknown, () => json({ role: 'user', token: 'two', tokenSeconds: 300 }), () => json({ status: true })]
    await expect(callGateway(profile, { key: 'k' })).resolves.toEqual({ status: true })
    expect(sent.at(-1)?.headers.authorization).toBe('Bearer two')
  })
})

describe('failed call', () => {
  const failure = async () =>
    callGateway(signin, { email: 'a@b.example', password: 'x' }).then(
      () => undefined,
      (error: unknown) => error as GatewayError,
    )
  beforeEach(() => installGateway(boot({ role: 'guest' })))

  it("has the response's message, field messages and request id", async () => {
    answers = [
      () => json({ error: { status: 400, message: 'Not valid.', fields: { email: 'Wrong.' }, requestId: 'r1' } }, 400),
    ]
    expect(await failure()).toMatchObject({
      status: 400,
      message: 'Not valid.',
      fields: { email: 'Wrong.' },
      requestId: 'r1',
    })
  })

  it('has the details needed to continue', async () => {
    const error = { status: 409, code: 'stale_version', message: 'Stale.', details: { version: 4 }, requestId: 'r1' }
    answers = [() => json({ error }, 409)]
    expect(await failure()).toMatchObject({ status: 409, code: 'stale_version', details: { version: 4 } })
  })

  it("treats a timeout as a failed connection, and passes on the caller's own abort", async () => {
    installGateway(boot({ role: 'guest' }))
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      if (!signal?.aborted) await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      throw signal?.reason
    })
    await expect(callGateway(profile, { key: 'k' }, AbortSignal.timeout(1))).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('Couldn’t connect'),
    })
    await expect(callGateway(profile, { key: 'k' }, AbortSignal.abort(new Error('Left.')))).rejects.toThrow('Left.')
  })

  it('gets a readable message for errors inside or in front of the gateway', async () => {
    answers = [
      () => json({ error: { status: 500, message: 'Internal Server Error', requestId: 'r2' } }, 500),
      () => new TypeError('fetch failed'),
      () => new Response('<html>', { status: 502 }),
    ]
    expect(await failure()).toMatchObject({
      status: 500,
      message: 'Something went wrong on our side. Please try again in a moment.',
      requestId: 'r2',
    })
    expect(await failure()).toMatchObject({
      status: 0,
      message: 'Couldn’t connect. Check your network and try again.',
    })
    expect(await failure()).toMatchObject({ status: 502 })
  })
})
