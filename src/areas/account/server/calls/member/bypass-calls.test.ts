import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let admin: { token: string }
let ids: Record<string, string>
beforeAll(async () => {
  gateway = await openGateway()
  admin = await signIn(gateway, 'admin')
  const found = (await gateway.database.db.execute(
    sql`SELECT id, role FROM person WHERE site_id = 'alpha' AND email LIKE '%@alpha.example'`,
  )) as unknown as { rows: { id: string; role: string }[] }
  ids = Object.fromEntries(found.rows.map(({ id, role }) => [role, id]))
})
afterAll(() => gateway.close())

const post = (path: string, body: object, token?: string) =>
  ask(gateway, path, { body, cookie: 'lang=en', ...(token ? { token } : {}) })
const make = (role: string, token = admin.token) =>
  post('/api/member/make-bypass', { id: ids[role], reason: 'Helping with an order' }, token)
const slugOf = (answer: Awaited<ReturnType<typeof make>>) => answer.json<{ url: string }>().url.split('/').at(-1) ?? ''
const use = (slug: string) => post('/account/bypass', { slug })
const links = async () =>
  (await ask(gateway, '/api/member/bypasses', { token: admin.token })).json<{
    links: { id: string; reason: string }[]
  }>().links

describe('impersonation', () => {
  it('takes a link, a reason and one click; is marked, audited, and may not touch the account', async () => {
    const made = await make('user')
    expect(made.json().url).toMatch(/^http:\/\/alpha\.localhost:5001\/user\/bypass\/[\w-]{43}$/)
    expect(await links()).toMatchObject([{ person: ids.user, reason: 'Helping with an order' }])
    const many = await Promise.all([use(slugOf(made)), use(slugOf(made)), use(slugOf(made))])
    expect(many.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
    const { session } = (many.find(({ statusCode }) => statusCode === 200) as (typeof many)[0]).json<{
      session: { role: string; impersonator: string; token: string }
    }>()
    expect(session).toMatchObject({ role: 'user', impersonator: expect.stringMatching(/\S/) })
    expect(await links()).toEqual([])
    for (const [path, body] of [
      ['/account/change-password', { current: 'sitewright-demo', password: 'quiet river under seven bridges' }],
      ['/account/end-sessions', {}],
      ['/account/line/unlink', {}],
      ['/account/qr/answer', { code: 'a'.repeat(43), approve: true }],
    ] as const)
      expect((await post(path, body, session.token)).statusCode, path).toBe(403)
    expect(
      (
        await post(
          '/account/update-profile',
          { version: 0, firstname: 'Someone', lastname: '', phone: '', locale: 'th', timeZone: null, address: null },
          session.token,
        )
      ).statusCode,
    ).toBe(409)
    const acts = (await gateway.database.db.execute(
      sql`SELECT person_id, action, subject, after FROM audit WHERE action LIKE 'bypass-%' ORDER BY at`,
    )) as unknown as { rows: unknown[] }
    expect(acts.rows).toMatchObject([
      {
        person_id: ids.admin,
        action: 'bypass-made',
        subject: `person:${ids.user}`,
        after: { reason: 'Helping with an order' },
      },
      {
        person_id: ids.admin,
        action: 'bypass-used',
        subject: `person:${ids.user}`,
        after: { reason: 'Helping with an order' },
      },
      // Everything attempted, refused or not, and by whom.
      ...[
        'account/change-password',
        'account/end-sessions',
        'account/line-unlink',
        'account/qr-answer',
        'account/update-profile',
      ].map((call) => ({ person_id: ids.admin, action: 'bypass-act', subject: `person:${ids.user}`, after: { call } })),
    ])
    // For admins, the affected person is named.
    const record = async (area: string) =>
      (await ask(gateway, `/api/editor/audit?area=${area}`, { token: admin.token })).json<{
        entries: { action: string; of?: string }[]
      }>().entries
    expect(await record('members')).toMatchObject([
      ...Array.from({ length: 5 }, () => ({ action: 'bypass-act', of: expect.stringMatching(/\S/) })),
      { action: 'bypass-used', of: expect.stringMatching(/\S/) },
      { action: 'bypass-made', of: expect.stringMatching(/\S/) },
    ])
    expect(await record('money')).toEqual([])
  })

  it('is refused for higher, equal and own accounts, and offered to admins only', async () => {
    expect((await make('admin')).statusCode).toBe(403)
    const manager = await signIn(gateway, 'manager')
    expect((await make('user', manager.token)).statusCode).toBe(403)
    const asManager = (await use(slugOf(await make('manager')))).json<{ session: { token: string; role: string } }>()
      .session
    expect(asManager.role).toBe('manager')
    expect(
      (await post('/api/member/make-bypass', { id: ids.user, reason: 'One step further' }, asManager.token)).statusCode,
    ).toBe(403)
    expect((await post('/email/send', { to: 'no address' }, asManager.token)).statusCode).toBe(400)
    // Refusals before the handler, by role or by input, are audited too.
    const tried = (await gateway.database.db.execute(
      sql`SELECT after ->> 'call' AS call FROM audit WHERE action = 'bypass-act' AND subject = ${`person:${ids.manager}`} ORDER BY at`,
    )) as unknown as { rows: { call: string }[] }
    expect(tried.rows.map(({ call }) => call)).toEqual(['member/make-bypass', 'email/send'])
    expect((await post('/api/member/make-bypass', { id: ids.user, reason: 'no' }, admin.token)).statusCode).toBe(400)
  })

  it('ends with a newer link, by hand, by time, when the person is promoted or the admin demoted', async () => {
    const first = slugOf(await make('user'))
    const second = slugOf(await make('user'))
    expect((await use(first)).statusCode).toBe(410)
    const [link] = await links()
    expect((await post('/api/member/revoke-bypass', { id: link?.id }, admin.token)).statusCode).toBe(200)
    expect((await post('/api/member/revoke-bypass', { id: link?.id }, admin.token)).statusCode).toBe(404)
    expect((await use(second)).statusCode).toBe(410)

    const late = slugOf(await make('user'))
    await gateway.database.db.execute(
      sql`UPDATE one_time_token SET expires_at = now() - interval '1 second' WHERE purpose = 'bypass'`,
    )
    expect((await use(late)).statusCode).toBe(410)

    const risen = slugOf(await make('manager'))
    await gateway.database.db.execute(
      sql`UPDATE person SET role = 'admin' WHERE site_id = 'alpha' AND id = ${ids.manager}`,
    )
    expect((await use(risen)).statusCode).toBe(410)

    // Nor does an open session outlive it: as an admin they act only for themselves.
    await gateway.database.db.execute(
      sql`UPDATE person SET role = 'manager' WHERE site_id = 'alpha' AND id = ${ids.manager}`,
    )
    const asManager = (await use(slugOf(await make('manager')))).json<{ session: { token: string } }>().session
    expect((await ask(gateway, '/account/sessions', { token: asManager.token })).statusCode).toBe(200)
    await gateway.database.db.execute(
      sql`UPDATE person SET role = 'admin' WHERE site_id = 'alpha' AND id = ${ids.manager}`,
    )
    expect((await ask(gateway, '/account/sessions', { token: asManager.token })).statusCode).toBe(401)

    const begun = await use(slugOf(await make('user')))
    const { token } = begun.json<{ session: { token: string } }>().session
    expect((await ask(gateway, '/account/sessions', { token })).statusCode).toBe(200)
    await gateway.database.db.execute(
      sql`UPDATE person SET role = 'user' WHERE site_id = 'alpha' AND id = ${ids.admin}`,
    )
    expect((await ask(gateway, '/account/sessions', { token })).statusCode).toBe(401)
  })
})
