import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedSecrets } from '@gateway/auth/secrets'
import { readSession } from '@gateway/auth/session'
import { createTokens } from '@gateway/auth/tokens'
import type { Log } from '@gateway/log'
import { ask, openGateway, signIn, testSecret, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const roleSeen = async (cookie: string, host = 'alpha.localhost') =>
  (await ask(gateway, '/account/session', { cookie, host })).json().role as string
const secret = new TextEncoder().encode('a secret of the tests, long enough: 0123456789')

describe('signing in', () => {
  it('answers the same for a wrong password and for an unknown address', async () => {
    const wrong = await ask(gateway, '/account/signin', { body: { email: 'user@alpha.example', password: 'nope' } })
    const unknown = await ask(gateway, '/account/signin', { body: { email: 'nobody@alpha.example', password: 'nope' } })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json().error.message).toBe(unknown.json().error.message)
  })

  it('sets a cookie that scripts cannot read, and issues an account token', async () => {
    const answer = await ask(gateway, '/account/signin', {
      body: { email: ' USER@alpha.example ', password: 'sitewright-demo' },
    })
    expect(answer.cookies[0]).toMatchObject({ name: '_account', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(answer.json().session).toMatchObject({ role: 'user', firstname: 'Usa', tokenSeconds: 300 })
  })

  it('names the invalid field, in the visitor’s language', async () => {
    const answer = await ask(gateway, '/account/signin', {
      cookie: 'lang=en',
      body: { email: 'not an address', password: 'x' },
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.fields)).toEqual(['email'])
  })

  it('stops a guesser after ten attempts, and locks out no one who signs in from elsewhere', async () => {
    const sign = (password: string, from: string) =>
      ask(gateway, '/account/signin', {
        host: 'beta.localhost',
        from,
        body: { email: 'manager@beta.example', password },
      }).then((answer) => answer.statusCode)
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) statuses.push(await sign('guess', '203.0.113.1'))
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect(await sign('sitewright-demo', '203.0.113.1')).toBe(429)
    expect(await sign('sitewright-demo', '203.0.113.2')).toBe(200)
  })

  it('allows the first attempts of an address however many guess from everywhere, and no more', async () => {
    await gateway.database.db.execute(
      sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('beta', 'signin:user@beta.example', now(), 5000)`,
    )
    const sign = (password: string, from: string) =>
      ask(gateway, '/account/signin', {
        host: 'beta.localhost',
        from,
        body: { email: 'user@beta.example', password },
      }).then((answer) => answer.statusCode)
    const guesses: number[] = []
    for (let tries = 0; tries < 5; tries++) guesses.push(await sign('guess', '203.0.113.3'))
    expect(guesses).toEqual([401, 401, 401, 429, 429])
    expect(await sign('sitewright-demo', '203.0.113.4')).toBe(200)
  })

  it('counts the guesses of an address over all accounts, and a /64 as one address', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 32; tries++) {
      const from = `2001:db8:1:2::${tries + 1}`
      statuses.push(
        (
          await ask(gateway, '/account/signin', {
            host: 'gamma.localhost',
            from,
            body: { email: `someone${tries}@gamma.example`, password: 'guess' },
          })
        ).statusCode,
      )
      if (tries === 15) await gateway.app.inject({ url: '/api/health' })
    }
    expect(statuses.indexOf(429)).toBeGreaterThan(0)
    expect(statuses.indexOf(429)).toBeLessThanOrEqual(30)
    expect(statuses.slice(30)).toEqual([429, 429])
  }, 60_000)

  it('lets a class sign in together behind one address, also next to a guesser', async () => {
    const from = '203.0.113.9'
    const sign = (email: string, password: string) =>
      ask(gateway, '/account/signin', { host: 'gamma.localhost', from, body: { email, password } }).then(
        (answer) => answer.statusCode,
      )
    for (let tries = 0; tries < 32; tries++) await sign('forgetful@gamma.example', 'guess')
    const statuses: number[] = []
    for (let pupil = 0; pupil < 32; pupil++) statuses.push(await sign('user@gamma.example', 'sitewright-demo'))
    expect(statuses).toEqual(Array<number>(32).fill(200))
    // A known password gains no extra guesses: a right one removes only what it has counted itself.
    await Promise.all(Array.from({ length: 5 }, () => sign('user@gamma.example', 'sitewright-demo')))
    expect(
      (
        (await gateway.database.db.execute(
          sql`SELECT count FROM attempt WHERE subject = ${`signin-from:${from}`}`,
        )) as unknown as { rows: unknown[] }
      ).rows,
    ).toEqual([{ count: 1 }])
  }, 60_000)

  it('lets a class sign in in the same moment', async () => {
    await gateway.database.db.execute(
      sql`INSERT INTO person (site_id, id, email, password_hash, role) SELECT site_id, 'pupil-' || n, 'pupil' || n || '@gamma.example', password_hash, 'user' FROM person, generate_series(1, 36) AS n WHERE email = 'user@gamma.example'`,
    )
    const sign = (pupil: number) =>
      ask(gateway, '/account/signin', {
        host: 'gamma.localhost',
        from: '203.0.113.11',
        body: { email: `pupil${pupil + 1}@gamma.example`, password: 'sitewright-demo' },
      })
    const answers = await Promise.all(Array.from({ length: 36 }, (_, pupil) => sign(pupil)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array<number>(36).fill(200))
  }, 60_000)

  it('resets counters after their window', async () => {
    await gateway.database.db.execute(
      sql`INSERT INTO attempt (site_id, subject, window_start, count) SELECT 'gamma', 'signin:stranger' || n, now() - interval '1 hour', 9 FROM generate_series(1, 15) AS n`,
    )
    await ask(gateway, '/account/signin', {
      host: 'gamma.localhost',
      from: '203.0.113.5',
      body: { email: 'new@gamma.example', password: 'guess' },
    })
    const left = await gateway.database.db.execute(
      sql`SELECT count(*)::int AS n FROM attempt WHERE subject LIKE 'signin:stranger%'`,
    )
    expect((left as unknown as { rows: unknown[] }).rows).toEqual([{ n: 0 }])
  })

  it('accepts only JSON', async () => {
    const form = await ask(gateway, '/account/signin', {
      body: 'email=user@alpha.example' as unknown as object,
      headers: { 'content-type': 'text/plain' },
    })
    expect(form.statusCode).toBe(415)
  })
})

describe('session', () => {
  it('ends at once for every holder when its person signs out', async () => {
    const { cookie, token } = await signIn(gateway, 'user')
    expect(await roleSeen(cookie)).toBe('user')
    await ask(gateway, '/account/signout', { token, cookie, body: {} })
    expect(await roleSeen(cookie)).toBe('guest')
  })

  it('ends by its cookie alone when the account token had expired', async () => {
    const { cookie } = await signIn(gateway, 'user')
    await ask(gateway, '/account/signout', { cookie, body: {} })
    expect(await roleSeen(cookie)).toBe('guest')
  })

  it('is new at each sign-in, and ends the browser’s last one', async () => {
    const first = await signIn(gateway, 'user')
    const answer = await ask(gateway, '/account/signin', {
      cookie: first.cookie,
      body: { email: 'admin@alpha.example', password: 'sitewright-demo' },
    })
    expect(answer.statusCode).toBe(200)
    expect(`_account=${answer.cookies[0]?.value ?? ''}`).not.toBe(first.cookie)
    expect(await roleSeen(first.cookie)).toBe('guest')
  })

  it('is valid although the clocks of two gateways differ by some seconds', async () => {
    const { cookie } = await signIn(gateway, 'user')
    const { sid } = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
    const { sub } = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    const from = (seconds: number) =>
      new SignJWT({ sid, role: 'user' })
        .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt' })
        .setSubject(sub)
        .setIssuer('sitewright')
        .setAudience('alpha')
        .setNotBefore(new Date(Date.now() + seconds * 1000))
        .setExpirationTime('1h')
        .sign(secret)
    expect(await roleSeen(`_account=${await from(5)}`)).toBe('user')
    expect(await roleSeen(`_account=${await from(600)}`)).toBe('guest')
  })

  it('is valid only on its own site', async () => {
    const { cookie } = await signIn(gateway, 'admin')
    expect(await roleSeen(cookie, 'beta.localhost')).toBe('guest')
  })

  it('is a guest’s when the token is altered, signed by another, unsigned or of the other kind', async () => {
    const { cookie, token } = await signIn(gateway, 'admin')
    const value = cookie.slice('_account='.length)
    const [header, payload] = value.split('.') as [string, string]
    const none = Buffer.from('{"alg":"none","typ":"session+jwt"}').toString('base64url')
    for (const forged of [
      `${value.slice(0, -2)}xx`,
      `${none}.${payload}.`,
      `${header}.${payload}`,
      token,
      'nonsense',
      '',
    ])
      expect(await roleSeen(`_account=${forged}`), forged).toBe('guest')
  })

  it('is a guest’s when invalid, with a log line without the token', async () => {
    const lines: unknown[][] = []
    const log = { info: (...line: unknown[]) => void lines.push(line) } as unknown as Log
    const { withSite } = gateway.services
    const read = (token: string, site = 'alpha') =>
      readSession({ kind: 'session', token, site, tokens: createTokens(namedSecrets(testSecret)), withSite, log })
    const { cookie, token: own } = await signIn(gateway, 'user')
    const value = cookie.slice('_account='.length)
    expect([(await read(value)).role, lines]).toEqual(['user', []])
    for (const [token, site] of [
      [`${value.slice(0, -2)}xx`, 'alpha'],
      ['no.token.atall', 'alpha'],
      [own, 'alpha'],
      [value, 'beta'],
    ] as const)
      expect(await read(token, site)).toEqual({ role: 'guest' })
    expect(lines).toEqual(
      ['alpha', 'alpha', 'alpha', 'beta'].map((site) => [
        { site, kind: 'session' },
        'A token did not verify; its bearer is a guest.',
      ]),
    )
    await ask(gateway, '/account/signout', { cookie, body: {} })
    expect(await read(value)).toEqual({ role: 'guest' })
    expect(lines.at(-1)).toEqual([{ site: 'alpha', kind: 'session' }, 'A session has ended; its bearer is a guest.'])
  })

  it('refuses a cookie where the account token is needed', async () => {
    const { cookie, token } = await signIn(gateway, 'user')
    const key = (await ask(gateway, '/api/getHost?hostname=alpha.localhost')).json().hostData.key as string
    expect((await ask(gateway, `/account/profile?key=${key}`, { cookie })).json().error.message).toBe('No token found')
    expect((await ask(gateway, `/account/profile?key=${key}`, { token })).json()).toMatchObject({
      status: true,
      profile: { firstname: 'Usa' },
    })
    expect((await ask(gateway, '/account/profile?key=other', { token })).json().error.message).toBe('Invalid session')
  })

  it('fails the request when a verified token names a role that does not exist', async () => {
    const token = await new SignJWT({ sid: 'x', role: 'emperor' })
      .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt' })
      .setSubject('p')
      .setIssuer('sitewright')
      .setAudience('alpha')
      .setNotBefore('0s')
      .setExpirationTime('1m')
      .sign(secret)
    expect((await ask(gateway, '/', { cookie: `_account=${token}` })).statusCode).toBe(500)
    expect(gateway.log.some((line) => JSON.stringify(line).includes('emperor'))).toBe(true)
  })

  it('ends when its person is disabled', async () => {
    const { cookie } = await signIn(gateway, 'manager')
    await gateway.database.db.execute(sql`UPDATE person SET status = 'disabled' WHERE email = 'manager@alpha.example'`)
    expect(await roleSeen(cookie)).toBe('guest')
    await gateway.database.db.execute(sql`UPDATE person SET status = 'active' WHERE email = 'manager@alpha.example'`)
  })
})
