import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deviceCookie } from '@gateway/auth/known-devices'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
/** Another address for each test: how often one may ask in a minute is limited as well. */
let school = ''
let tests = 0
beforeEach(async () => {
  school = `203.0.113.${50 + tests++}`
  await gateway.database.script('DELETE FROM attempt')
})

const right = 'sitewright-demo'
type Try = { email?: string; password?: string; from?: string; cookie?: string; host?: string }
const sign = ({
  email = 'user@alpha.example',
  password = 'guess',
  from = school,
  cookie = '',
  host = 'alpha.localhost',
}: Try) => ask(gateway, '/account/signin', { host, from, ...(cookie ? { cookie } : {}), body: { email, password } })
const statusOf = async (cookies: Try) => (await sign(cookies)).statusCode

/** Signs in from elsewhere and returns the device's cookie. */
async function deviceOf({
  email = 'user@alpha.example',
  cookie = '',
  host = 'alpha.localhost',
}: Try = {}): Promise<string> {
  const answer = await sign({ email, password: right, from: '198.51.100.20', cookie, host })
  const stored = answer.cookies.find(({ name }) => name === deviceCookie)
  expect([answer.statusCode, stored]).toMatchObject([200, { httpOnly: true, sameSite: 'Lax', path: '/' }])
  await gateway.database.script('DELETE FROM attempt')
  return `${deviceCookie}=${stored?.value ?? ''}`
}

/** Fails at so many made-up names that the address is heard no more. */
async function lockSchool(): Promise<void> {
  for (let name = 0; name < 34; name++) await sign({ email: `madeup${name}@alpha.example` })
  expect(await statusOf({ email: 'manager@alpha.example', password: right })).toBe(429)
}
const judged = (statuses: number[]) => statuses.filter((status) => status === 401).length

describe('a device that has signed in before', () => {
  it('signs in behind an address that others have locked by made-up names, or at its very account', async () => {
    const cookie = await deviceOf()
    await lockSchool()
    expect(await statusOf({ password: right })).toBe(429)
    expect(await statusOf({ password: right, cookie })).toBe(200)
    for (let tries = 0; tries < 12; tries++) await sign({ email: 'user@alpha.example' })
    expect(await statusOf({ password: right, cookie })).toBe(200)
  })

  it('is known to the accounts alone that have signed in with it, and to their site alone', async () => {
    const cookie = await deviceOf()
    await lockSchool()
    expect(await statusOf({ email: 'manager@alpha.example', password: right, cookie })).toBe(429)
    const both = await deviceOf({ email: 'manager@alpha.example', cookie })
    await lockSchool()
    expect(await statusOf({ email: 'manager@alpha.example', password: right, cookie: both })).toBe(200)
    expect(await statusOf({ password: right, cookie: both })).toBe(200)
    const elsewhere = await deviceOf({ email: 'user@beta.example', host: 'beta.localhost' })
    await lockSchool()
    expect(await statusOf({ password: right, cookie: elsewhere })).toBe(429)
  })

  it('counts for nothing where its cookie was changed', async () => {
    const cookie = await deviceOf()
    await lockSchool()
    const [id = '', mark = ''] = cookie.slice(deviceCookie.length + 1).split('~')
    const otherId = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`
    for (const value of [
      `${otherId}~${mark}`,
      id,
      `${id}~`,
      `~${mark}`,
      `${id}~${mark.slice(0, -2)}`,
      '',
      '~'.repeat(4000),
    ])
      expect(await statusOf({ password: right, cookie: `${deviceCookie}=${value}` })).toBe(429)
  })

  it('names nobody in its cookie, which stays short however many accounts it serves', async () => {
    let cookie = ''
    for (const role of ['user', 'manager', 'admin', 'user'])
      cookie = await deviceOf({ email: `${role}@alpha.example`, cookie })
    expect(cookie).not.toMatch(/alpha|user|manager|admin|@|%40/)
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain('alpha')
    expect(cookie.split('~')).toHaveLength(4)
    let value = ''
    for (let account = 0; account < 12; account++)
      value = gateway.services.knownDevices.add('alpha', `pupil${account}@alpha.example`, value)
    expect(value.split('~')).toHaveLength(9)
    expect(gateway.services.knownDevices.idFor('alpha', 'pupil3@alpha.example', value)).toBeUndefined()
    expect(gateway.services.knownDevices.idFor('alpha', 'pupil11@alpha.example', value)).toBeDefined()
  })

  it('has no more than ten guesses of its own, however many come at once', async () => {
    const cookie = await deviceOf()
    const alone = await Promise.all(Array.from({ length: 40 }, () => statusOf({ cookie })))
    expect(judged(alone)).toBe(10)
    expect(await statusOf({ password: right, cookie })).toBe(429)
  })

  it('gets ten tries of its own at a locked address, and all devices of an account thirty', async () => {
    const devices = []
    for (let device = 0; device < 5; device++) devices.push(await deviceOf())
    await gateway.database.db.execute(
      sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('alpha', ${`signin-from:${school}`}, now(), 31)`,
    )
    const tries = devices.flatMap((cookie) => Array.from({ length: 12 }, () => cookie))
    const one = await Promise.all(tries.slice(0, 12).map((cookie) => statusOf({ cookie })))
    expect(judged(one)).toBe(10)
    const all = await Promise.all(tries.slice(12).map((cookie) => statusOf({ cookie })))
    expect(judged(one) + judged(all)).toBe(30)
  }, 60_000)

  it('is not what an admin’s device becomes who acts in a person’s name', async () => {
    const admin = await sign({ email: 'admin@alpha.example', password: right, from: '198.51.100.21' })
    const token = admin.json<{ session: { token: string } }>().session.token
    const [person] = (
      (await gateway.database.db.execute(
        sql`SELECT id FROM person WHERE site_id = 'alpha' AND email = 'user@alpha.example'`,
      )) as unknown as { rows: { id: string }[] }
    ).rows
    const link = await ask(gateway, '/api/member/make-bypass', {
      token,
      body: { id: person?.id, reason: 'They asked for help.' },
    })
    expect(link.statusCode).toBe(200)
    const { url } = link.json<{ url: string }>()
    const opened = await ask(gateway, '/account/bypass', { body: { slug: url.split('/').at(-1) } })
    expect([opened.statusCode, opened.cookies.map(({ name }) => name)]).toEqual([200, ['_account']])
  })
})
