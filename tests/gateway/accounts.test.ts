import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '@gateway/auth/one-time-token'
import { mail } from '@gateway/db/account-tables'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { withStatements } from '@tests/support/statements'
import { runJobs } from '@tests/support/run-jobs'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const strong = 'quiet river under seven bridges'
const post = (
  path: string,
  body: unknown,
  options: { cookie?: string; token?: string; from?: string; host?: string } = {},
) => ask(gateway, path, { cookie: 'lang=en', ...options, body })
const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows

/** The mails to an address, newest first; queued ones are written first. */
async function mailsTo(email: string) {
  await gateway.mail.writeQueued()
  const all = await gateway.database.db.select().from(mail)
  return all.filter(({ to }) => to.includes(email)).sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}
async function tokenMailedTo(email: string, name = 'token'): Promise<string> {
  const [newest] = await mailsTo(email)
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(newest?.plain ?? '')?.[1] ?? ''
}
let networks = 0
/** Each from another address: many from one network are refused. */
const register = (email: string, more: Record<string, unknown> = {}) =>
  post(
    '/account/register',
    {
      email,
      password: strong,
      firstname: 'Malee',
      lastname: 'Jaidee',
      browser: 'the-browser-that-asked-0001',
      ...more,
    },
    { from: `198.51.100.${++networks}` },
  )

/** A new person with an account. */
async function openAccount(email: string): Promise<{ token: string; userID: string; cookie: string }> {
  await register(email)
  const opened = await post('/account/activate', { token: await tokenMailedTo(email), password: strong })
  return {
    ...opened.json<{ session: { token: string; userID: string } }>().session,
    cookie: `_account=${opened.cookies[0]?.value ?? ''}`,
  }
}
/** Runs something after the next password was accepted, while its call is still running. */
function onceJudged(happening: () => Promise<unknown>): void {
  const { limits } = gateway.services
  const { clear } = limits
  limits.clear = async (...args) => {
    limits.clear = clear
    await happening()
    return clear(...args)
  }
}

describe('registration', () => {
  it('opens an account by the mail’s link, in the requesting browser', async () => {
    expect((await register('new@alpha.example', { to: '/posts' })).json()).toEqual({ status: true })
    const token = await tokenMailedTo('new@alpha.example')
    const opened = await post('/account/activate', { token, browser: 'the-browser-that-asked-0001' })
    expect(opened.json()).toMatchObject({ session: { role: 'user', firstname: 'Malee' }, to: '/posts' })
    expect((await post('/account/activate', { token, browser: 'the-browser-that-asked-0001' })).statusCode).toBe(410)
    expect((await post('/account/signin', { email: 'new@alpha.example', password: strong })).statusCode).toBe(200)
    expect(
      rowsOf(
        await gateway.database.db.execute(
          sql`SELECT password_hash AS hash FROM person WHERE email = 'new@alpha.example'`,
        ),
      )[0]?.hash,
    ).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('asks for the password when another browser opens the link: a stranger’s registration gives access to nothing', async () => {
    await register('elsewhere@alpha.example')
    const token = await tokenMailedTo('elsewhere@alpha.example')
    expect((await post('/account/activate', { token })).json().error).toMatchObject({
      status: 422,
      fields: { password: 'Enter the password you chose.' },
    })
    expect((await post('/account/activate', { token, password: 'a guess at it' })).statusCode).toBe(422)
    expect((await post('/account/activate', { token, password: strong })).json().session.role).toBe('user')
  })

  it('answers the same for an existing address, and notifies only its owner', async () => {
    const known = await register('user@alpha.example')
    const fresh = await register('fresh@alpha.example')
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body])
    expect((await mailsTo('user@alpha.example'))[0]?.subject).toMatch(/You already have an account|คุณมีบัญชีอยู่แล้ว/)
    expect((await post('/account/signin', { email: 'user@alpha.example', password: strong })).statusCode).toBe(401)
  })

  it('opens the account as last requested, when one address was requested twice', async () => {
    await register('twice@alpha.example', {
      password: 'the stranger had this idea',
      firstname: 'Stranger',
      browser: 'a-browser-of-somebody-else',
    })
    const first = await tokenMailedTo('twice@alpha.example')
    await register('twice@alpha.example')
    const second = await tokenMailedTo('twice@alpha.example')
    expect((await post('/account/activate', { token: first, browser: 'a-browser-of-somebody-else' })).statusCode).toBe(
      410,
    )
    expect((await post('/account/activate', { token: second, password: strong })).json().session.firstname).toBe(
      'Malee',
    )
  })

  it('refuses a password that is short, common, or based on the person’s own data, at its field', async () => {
    for (const password of ['short', 'password123', 'malee.jaidee', 'iloveyou', '12345678901'])
      expect(
        Object.keys((await register('weak@alpha.example', { password })).json().error?.fields ?? {}),
        password,
      ).toEqual(['password'])
    expect(await mailsTo('weak@alpha.example')).toEqual([])
  })

  it('sends only some mails of many requests, and the last one sent opens the account', async () => {
    for (let tries = 0; tries < 7; tries++)
      expect((await register('often@alpha.example')).json()).toEqual({ status: true })
    expect(await mailsTo('often@alpha.example')).toHaveLength(4)
    for (let tries = 0; tries < 5; tries++)
      expect((await post('/account/resend-activation', { email: 'often@alpha.example' })).json()).toEqual({
        status: true,
      })
    expect(await mailsTo('often@alpha.example')).toHaveLength(8)
    expect(
      (await post('/account/activate', { token: await tokenMailedTo('often@alpha.example'), password: strong }))
        .statusCode,
    ).toBe(200)
  }, 20_000)

  it('opens nothing for an account that was closed while the mail waited', async () => {
    await register('closed@alpha.example')
    await gateway.mail.writeQueued()
    await gateway.database.db.execute(sql`UPDATE person SET status = 'disabled' WHERE email = 'closed@alpha.example'`)
    expect(
      (await post('/account/activate', { token: await tokenMailedTo('closed@alpha.example'), password: strong }))
        .statusCode,
    ).toBe(410)
    expect((await post('/account/signin', { email: 'closed@alpha.example', password: strong })).statusCode).toBe(401)
  })

  it('belongs to one site: the link opens nothing at another', async () => {
    await register('one-site@alpha.example')
    const token = await tokenMailedTo('one-site@alpha.example')
    expect((await post('/account/activate', { token, password: strong }, { host: 'beta.localhost' })).statusCode).toBe(
      410,
    )
    expect((await post('/account/activate', { token, password: strong })).statusCode).toBe(200)
  })
})

describe('recovery', () => {
  it('answers the same for known and unknown addresses, and sends one mail', async () => {
    const [known, unknown] = [
      await post('/account/recover', { email: 'manager@alpha.example' }),
      await post('/account/recover', { email: 'nobody@alpha.example' }),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect([(await mailsTo('manager@alpha.example')).length, (await mailsTo('nobody@alpha.example')).length]).toEqual([
      1, 0,
    ])
  })

  it('survives a gateway that dies after its answer: requests are stored, for every address alike', async () => {
    const queuedMail = async (email: string) => {
      expect((await post('/account/recover', { email })).json()).toEqual({ status: true })
      return (await gateway.database.db.select().from(mail))
        .filter(({ to, status }) => to === email && status === 'asked')
        .map(({ id: _id, to: _to, dueAt: _due, madeAt: _made, ...row }) => row)
    }
    const [known, unknown] = [await queuedMail('user@alpha.example'), await queuedMail('no-one@alpha.example')]
    expect([known.length, known]).toEqual([1, unknown])
    // Other gateways need no notification: the sender finds it in the database.
    await gateway.mail.runDue()
    const rows = (await gateway.database.db.select().from(mail)).filter(({ to }) => /(?:user|no-one)@alpha/.test(to))
    expect([
      rows.filter(({ status }) => status === 'asked'),
      rows.filter(({ purpose, status }) => purpose === 'recover' && status === 'sent').length,
    ]).toEqual([[], 1])
  })

  it('gives its owner an address without the name of the person who registered with it', async () => {
    await register('mine@alpha.example', { firstname: 'Stranger', lastname: 'Danger' })
    expect((await mailsTo('mine@alpha.example'))[0]?.purpose).toBe('activate')
    expect(
      rowsOf(
        await gateway.database.db.execute(
          sql`SELECT firstname, lastname, locale FROM person WHERE email = 'mine@alpha.example'`,
        ),
      ),
    ).toEqual([{ firstname: '', lastname: '', locale: 'th' }])
    await post('/account/recover', { email: 'mine@alpha.example' })
    const [letter] = await mailsTo('mine@alpha.example')
    expect([letter?.purpose, letter?.to]).toEqual(['recover', 'mine@alpha.example'])
    expect(
      (
        await post('/account/reset-password', {
          token: await tokenMailedTo('mine@alpha.example'),
          password: 'eleven herons over the delta',
        })
      ).json().session,
    ).toMatchObject({ firstname: '', lastname: '' })
  })

  it('ends all sessions, and keeps the link after a refused password', async () => {
    await register('forgets@alpha.example')
    const opened = await post('/account/activate', {
      token: await tokenMailedTo('forgets@alpha.example'),
      password: strong,
    })
    const cookie = `_account=${opened.cookies[0]?.value ?? ''}`
    await post('/account/recover', { email: 'forgets@alpha.example' })
    const token = await tokenMailedTo('forgets@alpha.example')
    expect((await post('/account/reset-password', { token, password: 'password' })).statusCode).toBe(400)
    const [first, second] = await Promise.all([
      post('/account/reset-password', { token, password: 'eleven herons over the delta' }),
      post('/account/reset-password', { token, password: 'eleven herons over the delta' }),
    ])
    expect([first.statusCode, second.statusCode].sort((a, b) => a - b)).toEqual([200, 410])
    expect((await ask(gateway, '/account/session', { cookie })).json().role).toBe('guest')
    expect((await post('/account/signin', { email: 'forgets@alpha.example', password: strong })).statusCode).toBe(401)
  })

  it('clears earlier failed attempts, also those counted for its address', async () => {
    const here = { from: '203.0.113.77' }
    const address = 'mistypes@alpha.example'
    await register(address)
    await post('/account/activate', { token: await tokenMailedTo(address), password: strong })
    expect((await post('/account/signin', { email: address, password: 'mistyped' }, here)).statusCode).toBe(401)
    await post('/account/recover', { email: address })
    expect(
      (
        await post(
          '/account/reset-password',
          { token: await tokenMailedTo(address), password: 'eleven herons over the delta' },
          here,
        )
      ).statusCode,
    ).toBe(200)
    expect(
      rowsOf(
        await gateway.database.db.execute(sql`SELECT count FROM attempt WHERE subject = 'signin-from:203.0.113.77'`),
      ),
    ).toEqual([{ count: 0 }])
  })

  it('expires after half an hour, and ends an earlier link with a later one', async () => {
    await post('/account/recover', { email: 'admin@beta.example' }, { host: 'beta.localhost' })
    const earlier = await tokenMailedTo('admin@beta.example')
    await post('/account/recover', { email: 'admin@beta.example' }, { host: 'beta.localhost' })
    const later = await tokenMailedTo('admin@beta.example')
    expect(
      (await post('/account/reset-password', { token: earlier, password: strong }, { host: 'beta.localhost' }))
        .statusCode,
    ).toBe(410)
    await gateway.database.db.execute(
      sql`UPDATE one_time_token SET expires_at = now() - interval '1 second' WHERE purpose = 'recover'`,
    )
    expect(
      (await post('/account/reset-password', { token: later, password: strong }, { host: 'beta.localhost' }))
        .statusCode,
    ).toBe(410)
  })

  it('keeps the last mailed link valid, however often others request one', async () => {
    for (let tries = 0; tries < 6; tries++)
      expect(
        (await post('/account/recover', { email: 'manager@gamma.example' }, { host: 'gamma.localhost' })).json(),
      ).toEqual({ status: true })
    expect(await mailsTo('manager@gamma.example')).toHaveLength(4)
    expect(
      (
        await post(
          '/account/reset-password',
          { token: await tokenMailedTo('manager@gamma.example'), password: strong },
          { host: 'gamma.localhost' },
        )
      ).statusCode,
    ).toBe(200)
  })

  it('stores no token that a reader of the database could use', async () => {
    await post('/account/recover', { email: 'user@beta.example' }, { host: 'beta.localhost' })
    const token = await tokenMailedTo('user@beta.example')
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = await gateway.database.db.execute(sql`SELECT token_hash, data FROM one_time_token`)
    expect(JSON.stringify(rowsOf(stored))).not.toContain(token)
    await gateway.mail.runDue()
    expect(JSON.stringify(await gateway.database.db.select().from(mail))).not.toContain(token)
  })
})

describe('session', () => {
  it('ends two hours after the last activity, however many requests follow', async () => {
    const { cookie, token } = await signIn(gateway, 'user')
    const agoBy = (interval: string) =>
      gateway.database.db.execute(
        sql`UPDATE session SET last_active_at = now() - ${interval}::interval WHERE revoked_at IS NULL`,
      )
    await agoBy('1 hour 59 minutes')
    expect((await ask(gateway, '/account/session', { cookie })).json().role).toBe('user')
    await post('/account/activity', { ago: 30 * 60_000 }, { token })
    await gateway.database.db.execute(
      sql`UPDATE session SET last_active_at = last_active_at - interval '1 hour 29 minutes'`,
    )
    expect((await ask(gateway, '/account/session', { cookie })).json().role).toBe('user')
    await agoBy('2 hours 1 second')
    expect((await ask(gateway, '/account/session', { cookie })).json().role).toBe('guest')
    expect((await post('/account/activity', { ago: 0 }, { token })).statusCode).toBe(401)
  })

  it('is listed with its device, ended one by one or everywhere at once', async () => {
    const [here, there, third] = [
      await signIn(gateway, 'manager'),
      await signIn(gateway, 'manager'),
      await signIn(gateway, 'manager'),
    ]
    const { sessions } = (await ask(gateway, '/account/sessions', { token: here.token })).json() as {
      sessions: { id: string; isCurrent: boolean }[]
    }
    expect([sessions.length >= 3, sessions.filter(({ isCurrent }) => isCurrent).length]).toEqual([true, 1])
    const sid = (JSON.parse(Buffer.from(there.cookie.split('.')[1] ?? '', 'base64url').toString()) as { sid: string })
      .sid
    expect((await post('/account/end-session', { id: sid }, { token: here.token })).statusCode).toBe(200)
    expect((await ask(gateway, '/account/session', { cookie: there.cookie })).json().role).toBe('guest')
    expect((await post('/account/end-sessions', { others: true }, { token: here.token })).json().ended).toBeGreaterThan(
      0,
    )
    expect([
      (await ask(gateway, '/account/session', { cookie: third.cookie })).json().role,
      (await ask(gateway, '/account/session', { cookie: here.cookie })).json().role,
    ]).toEqual(['guest', 'manager'])
    const everywhere = await post('/account/end-sessions', {}, { token: here.token, cookie: here.cookie })
    expect(everywhere.cookies).toContainEqual(expect.objectContaining({ name: '_account', value: '' }))
    expect((await ask(gateway, '/account/session', { cookie: here.cookie })).json().role).toBe('guest')
    // At once: not when the token of five minutes ends.
    expect((await ask(gateway, '/account/sessions', { token: here.token })).statusCode).toBe(401)
  })

  it('is neither counted nor audited as ended by another when it had expired', async () => {
    const [here] = [
      await signIn(gateway, 'manager'),
      await signIn(gateway, 'manager'),
      await signIn(gateway, 'manager'),
    ]
    await post('/account/end-sessions', { others: true }, { token: here.token })
    const idle = await signIn(gateway, 'manager')
    const sid = (JSON.parse(Buffer.from(idle.cookie.split('.')[1] ?? '', 'base64url').toString()) as { sid: string })
      .sid
    await gateway.database.db.execute(
      sql`UPDATE session SET last_active_at = now() - interval '3 hours' WHERE id = ${sid}`,
    )
    await signIn(gateway, 'manager')
    expect((await post('/account/end-sessions', { others: true }, { token: here.token })).json()).toEqual({ ended: 1 })
    expect(
      rowsOf(await gateway.database.db.execute(sql`SELECT revoked_at, ended_as FROM session WHERE id = ${sid}`)),
    ).toEqual([{ revoked_at: null, ended_as: null }])
  })

  it('cannot be ended by another person', async () => {
    const [manager, user] = [await signIn(gateway, 'manager'), await signIn(gateway, 'user')]
    const sid = (JSON.parse(Buffer.from(user.cookie.split('.')[1] ?? '', 'base64url').toString()) as { sid: string })
      .sid
    expect((await post('/account/end-session', { id: sid }, { token: manager.token })).statusCode).toBe(404)
    expect((await ask(gateway, '/account/session', { cookie: user.cookie })).json().role).toBe('user')
  })

  it('never starts with a password replaced during its check, nor in a closed account', async () => {
    const signInDuring = (email: string, happening: ReturnType<typeof sql>) => {
      onceJudged(() => gateway.database.db.execute(happening))
      return post('/account/signin', { email, password: strong })
    }
    await openAccount('races@alpha.example')
    const late = await signInDuring(
      'races@alpha.example',
      sql`UPDATE person SET password_hash = 'another' || password_hash WHERE email = 'races@alpha.example'`,
    )
    expect([late.statusCode, late.json().error.message, late.cookies]).toEqual([
      401,
      'Incorrect email or password.',
      [],
    ])
    await gateway.database.db.execute(
      sql`UPDATE person SET password_hash = substr(password_hash, 8) WHERE email = 'races@alpha.example'`,
    )
    expect(
      (
        await signInDuring(
          'races@alpha.example',
          sql`UPDATE person SET status = 'disabled' WHERE email = 'races@alpha.example'`,
        )
      ).statusCode,
    ).toBe(401)
  })

  it('is not collected by a code that was approved before its person signed out everywhere', async () => {
    const { token } = await signIn(gateway, 'manager')
    const admin = await signIn(gateway, 'admin')
    const [own] = rowsOf(
      await gateway.database.db.execute(
        sql`SELECT id FROM person WHERE site_id = 'alpha' AND email = 'manager@alpha.example'`,
      ),
    )
    const approved = async () => {
      const made = (await post('/account/qr/start', {})).json<{ code: string; secret: string }>()
      await post('/account/qr/scan', { code: made.code }, { token })
      expect((await post('/account/qr/answer', { code: made.code, approve: true }, { token })).statusCode).toBe(200)
      return { code: made.code, secret: made.secret }
    }
    const first = await approved()
    await post('/account/end-sessions', { others: true }, { token })
    expect((await post('/account/qr/collect', first)).statusCode).toBe(410)
    const second = await approved()
    await post('/api/member/end-sessions', { id: own?.id }, { token: admin.token })
    expect((await post('/account/qr/collect', second)).statusCode).toBe(410)
  })

  it('is notified by mail on a new kind of device', async () => {
    const sign = (agent: string) =>
      ask(gateway, '/account/signin', {
        body: { email: 'admin@alpha.example', password: 'sitewright-demo' },
        headers: { 'user-agent': agent },
      })
    await sign(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    )
    const before = (await mailsTo('admin@alpha.example')).length
    await sign(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    )
    expect((await mailsTo('admin@alpha.example')).length).toBe(before)
    await sign(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    )
    const [alert] = await mailsTo('admin@alpha.example')
    expect(alert?.plain).toMatch(/Safari.*iOS/)
  })
})

describe('password guessing', () => {
  it('is locked for longer each time', async () => {
    const sign = () =>
      post(
        '/account/signin',
        { email: 'user@gamma.example', password: 'guess' },
        { host: 'gamma.localhost', from: '198.51.100.7' },
      )
    const minutes = async () =>
      Number(
        rowsOf(
          await gateway.database.db.execute(
            sql`SELECT round(extract(epoch FROM locked_until - now()) / 60) AS m FROM attempt WHERE subject = 'signin:user@gamma.example:198.51.100.7'`,
          ),
        )[0]?.m,
      )
    for (let tries = 0; tries < 11; tries++) await sign()
    expect(await minutes()).toBe(15)
    await gateway.database.db.execute(
      sql`UPDATE attempt SET locked_until = now() - interval '1 minute', count = 10 WHERE subject LIKE 'signin:user@gamma.example:%'`,
    )
    await sign()
    expect(await minutes()).toBe(30)
  }, 20_000)
})

describe('profile', () => {
  const profileOf = async (token: string) =>
    (
      await ask(
        gateway,
        `/account/profile?key=${(await ask(gateway, '/api/getHost?hostname=alpha.localhost')).json().hostData.key as string}`,
        { token },
      )
    ).json().profile as { version: number; firstname: string }
  const fields = {
    firstname: 'Usa',
    lastname: 'Na Ayutthaya',
    phone: '081-234-5678',
    locale: 'en',
    timeZone: 'Asia/Tokyo',
    address: null,
  }

  it('is saved only with the latest version; a stale save gets the current one', async () => {
    const { token } = await signIn(gateway, 'user')
    const { version } = await profileOf(token)
    expect((await post('/account/update-profile', { version, ...fields }, { token })).json().profile).toMatchObject({
      firstname: 'Usa',
      lastname: 'Na Ayutthaya',
      phone: '081-234-5678',
      locale: 'en',
      timeZone: 'Asia/Tokyo',
      version: version + 1,
    })
    const stale = await post('/account/update-profile', { version, ...fields, firstname: 'Other' }, { token })
    expect([stale.statusCode, stale.json().error.details.profile.firstname]).toEqual([409, 'Usa'])
  })

  it('names each invalid field', async () => {
    const { token } = await signIn(gateway, 'user')
    const answer = await post(
      '/account/update-profile',
      { version: 1, ...fields, firstname: ' ', phone: 'call me', timeZone: 'Mars/Olympus' },
      { token },
    )
    expect(Object.keys(answer.json().error.fields).sort()).toEqual(['firstname', 'phone', 'timeZone'])
  })

  it('accepts only an address in Thailand, and says at each part what to choose', async () => {
    const { token } = await signIn(gateway, 'user')
    const { version } = await profileOf(token)
    const save = (address: object) => post('/account/update-profile', { version, ...fields, address }, { token })
    const nowhere = await save({ line: '1', province: '10', amphure: '5001', tambon: '830202', postcode: '99999' })
    expect([nowhere.statusCode, nowhere.json().error.fields]).toEqual([
      400,
      { 'address.amphure': 'Choose a district in this province.' },
    ])
    const nothing = await save({ line: ' ', province: '', amphure: '', tambon: '', postcode: '' })
    expect([nothing.statusCode, Object.keys(nothing.json().error.fields)]).toEqual([
      400,
      ['line', 'province', 'amphure', 'tambon', 'postcode'].map((part) => `address.${part}`),
    ])
    expect(nothing.json().error.fields['address.province']).toBe('Choose a province.')
    expect(
      (await save({ line: '1', province: '83', amphure: '8302', tambon: '830202', postcode: '83150' })).statusCode,
    ).toBe(200)
  })

  it('changes the password only with the current one, and ends other sessions', async () => {
    await register('changes@alpha.example')
    const opened = await post('/account/activate', {
      token: await tokenMailedTo('changes@alpha.example'),
      password: strong,
    })
    const { token } = opened.json().session as { token: string }
    const other = await post('/account/signin', { email: 'changes@alpha.example', password: strong })
    const { version } = await profileOf(token)
    expect(
      (
        await post(
          '/account/change-password',
          { current: 'not it', password: 'nineteen lanterns in the rain' },
          { token },
        )
      ).json().error.fields,
    ).toHaveProperty('current')
    expect(
      (
        await post(
          '/account/change-password',
          { current: strong, password: 'nineteen lanterns in the rain' },
          { token },
        )
      ).json(),
    ).toEqual({ ended: 1 })
    // A person who has their name open meanwhile can still save it.
    expect((await profileOf(token)).version).toBe(version)
    expect(
      (await ask(gateway, '/account/session', { cookie: `_account=${other.cookies[0]?.value ?? ''}` })).json().role,
    ).toBe('guest')
  })

  it('keeps the password of a reset during another one’s check, and the session that the reset opened', async () => {
    const own = await openAccount('resets@alpha.example')
    await post('/account/recover', { email: 'resets@alpha.example' })
    const link = await tokenMailedTo('resets@alpha.example')
    const owner: { cookie?: string } = {}
    onceJudged(async () => {
      const reset = await post('/account/reset-password', { token: link, password: 'eleven herons over the delta' })
      owner.cookie = `_account=${reset.cookies[0]?.value ?? ''}`
    })
    expect(
      (
        await post(
          '/account/change-password',
          { current: strong, password: 'a password of a stranger' },
          { token: own.token },
        )
      ).statusCode,
    ).toBe(401)
    expect((await ask(gateway, '/account/session', { cookie: owner.cookie ?? '' })).json().role).toBe('user')
    expect(
      (await post('/account/signin', { email: 'resets@alpha.example', password: 'eleven herons over the delta' }))
        .statusCode,
    ).toBe(200)
    expect((await mailsTo('resets@alpha.example')).filter(({ purpose }) => purpose === 'changed')).toHaveLength(1)
  })

  it('is not closed by a password replaced during its check, and only once for two requests', async () => {
    const own = await openAccount('stays@alpha.example')
    onceJudged(() =>
      gateway.database.db.execute(
        sql`UPDATE person SET password_hash = 'another' || password_hash WHERE email = 'stays@alpha.example'`,
      ),
    )
    const close = (email: string, token: string) =>
      post('/account/delete-account', { confirm: email, password: strong }, { token })
    expect((await close('stays@alpha.example', own.token)).statusCode).toBe(401)
    expect(rowsOf(await gateway.database.db.execute(sql`SELECT status FROM person WHERE id = ${own.userID}`))).toEqual([
      { status: 'active' },
    ])
    const twice = await openAccount('twice-closed@alpha.example')
    const answers = await Promise.all([
      close('twice-closed@alpha.example', twice.token),
      close('twice-closed@alpha.example', twice.token),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(
      rowsOf(
        await gateway.database.db.execute(
          sql`SELECT 1 AS one FROM audit WHERE action = 'delete-account' AND subject = ${`person:${twice.userID}`}`,
        ),
      ),
    ).toHaveLength(1)
    expect((await mailsTo('twice-closed@alpha.example')).map(({ purpose }) => purpose)).toEqual(['deleted'])
  })

  it('changes its address once the mail there is confirmed; the old one is notified', async () => {
    await register('moves@alpha.example')
    const { token } = (
      await post('/account/activate', { token: await tokenMailedTo('moves@alpha.example'), password: strong })
    ).json().session as { token: string }
    expect(
      (await post('/account/change-email', { email: 'moved@alpha.example', password: strong }, { token })).statusCode,
    ).toBe(200)
    expect((await mailsTo('moves@alpha.example'))[0]?.purpose).toBe('moving')
    expect((await post('/account/signin', { email: 'moved@alpha.example', password: strong })).statusCode).toBe(401)
    const link = await tokenMailedTo('moved@alpha.example', 'email')
    expect((await post('/account/confirm-email', { token: link })).json()).toEqual({ email: 'moved@alpha.example' })
    expect((await post('/account/signin', { email: 'moved@alpha.example', password: strong })).statusCode).toBe(200)
  })

  it('is exported completely, and leaves nothing of the person when the account is closed', async () => {
    await register('leaves@alpha.example')
    const { token } = (
      await post('/account/activate', { token: await tokenMailedTo('leaves@alpha.example'), password: strong })
    ).json().session as { token: string }
    await post('/account/recover', { email: 'leaves@alpha.example' })
    await post('/account/change-email', { email: 'leaving@alpha.example', password: strong }, { token })
    const file = await post('/account/export-data', {}, { token })
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="my-data-/)
    expect(file.json()).toMatchObject({ profile: { email: 'leaves@alpha.example' }, sessions: [{ via: 'activation' }] })
    expect(
      (await post('/account/delete-account', { confirm: 'other@alpha.example', password: strong }, { token })).json()
        .error.fields,
    ).toHaveProperty('confirm')
    expect(
      (await post('/account/delete-account', { confirm: 'leaves@alpha.example', password: 'wrong' }, { token })).json()
        .error.fields,
    ).toHaveProperty('password')
    expect(
      (await post('/account/delete-account', { confirm: 'Leaves@alpha.example', password: strong }, { token }))
        .statusCode,
    ).toBe(200)
    expect(
      rowsOf(
        await gateway.database.db.execute(
          sql`SELECT subject FROM attempt WHERE subject LIKE '%:leaves@alpha.example%'`,
        ),
      ),
    ).toEqual([])
    const left = rowsOf(
      await gateway.database.db.execute(
        sql`SELECT * FROM person WHERE status = 'deleted' AND deleted_at IS NOT NULL ORDER BY deleted_at DESC LIMIT 1`,
      ),
    )
    expect(JSON.stringify(left)).not.toMatch(/leaves@|Malee|Jaidee|argon2/)
    // The message that it is closed is the only mail, and is deleted after sending.
    const written = async () =>
      JSON.stringify([
        await gateway.database.db.select().from(mail),
        rowsOf(
          await gateway.database.db.execute(
            sql`SELECT * FROM one_time_token WHERE person_id = ${left[0]?.id} OR data::text LIKE '%leave%@%'`,
          ),
        ),
      ])
    expect((await mailsTo('leaves@alpha.example')).map(({ purpose }) => purpose)).toEqual(['deleted'])
    await gateway.mail.runDue()
    expect(await written()).not.toMatch(/leav(?:es|ing)@|argon2/)
    expect((await post('/account/signin', { email: 'leaves@alpha.example', password: strong })).statusCode).toBe(401)
    // The address may register again as a new person.
    await register('leaves@alpha.example', { firstname: 'Again' })
    expect(
      (await post('/account/activate', { token: await tokenMailedTo('leaves@alpha.example'), password: strong })).json()
        .session.firstname,
    ).toBe('Again')
  })

  it('blocks no one while it is deleted, except another admin who is being demoted', async () => {
    const held = async (role: 'user' | 'admin') => {
      const email = `clears-${role}@alpha.example`
      const own = await openAccount(email)
      await gateway.database.db.execute(sql`UPDATE person SET role = ${role} WHERE id = ${own.userID}`)
      const { answer, statements } = await withStatements(() =>
        post('/account/delete-account', { confirm: email, password: strong }, { token: own.token }),
      )
      expect(answer.statusCode).toBe(200)
      return statements.filter((query) => /from "site" .*for update/.test(query)).length
    }
    expect([await held('user'), await held('admin')]).toEqual([0, 1])
  })

  it('accepts nothing more that its person was still writing', async () => {
    const writer = await openAccount('writes@alpha.example')
    const [manager] = rowsOf(
      await gateway.database.db.execute(
        sql`SELECT id FROM person WHERE site_id = 'alpha' AND email = 'manager@alpha.example'`,
      ),
    )
    const { limits } = gateway.services
    const { guess } = limits
    limits.guess = async (...args) => {
      limits.guess = guess
      await post(
        '/account/delete-account',
        { confirm: 'writes@alpha.example', password: strong },
        { token: writer.token },
      )
      return guess(...args)
    }
    expect(
      (
        await post(
          '/api/message/send',
          { to: manager?.id, id: randomUUID(), body: 'These words would stay' },
          { token: writer.token },
        )
      ).statusCode,
    ).toBe(401)
    expect(
      rowsOf(await gateway.database.db.execute(sql`SELECT 1 AS one FROM message WHERE author_id = ${writer.userID}`)),
    ).toEqual([])
  })

  it('may take an address registered but never verified, but not one invited by an admin', async () => {
    await register('squatted@alpha.example')
    const stale = await tokenMailedTo('squatted@alpha.example')
    const admin = await signIn(gateway, 'admin')
    await post(
      '/api/member/invite',
      { email: 'expected@alpha.example', firstname: 'Expected', lastname: '', role: 'user' },
      { token: admin.token },
    )
    await register('owner@alpha.example')
    const { token } = (
      await post('/account/activate', { token: await tokenMailedTo('owner@alpha.example'), password: strong })
    ).json().session as { token: string }
    for (const email of ['squatted@alpha.example', 'expected@alpha.example'])
      expect((await post('/account/change-email', { email, password: strong }, { token })).json()).toEqual({
        status: true,
      })
    expect((await mailsTo('expected@alpha.example')).map(({ purpose }) => purpose)).toEqual(['known', 'invite'])
    // The operator is an admin's equal: giving a role leaves the operator with control of the account.
    await register('noticed@alpha.example')
    await gateway.mail.writeQueued()
    const [noticed] = rowsOf(
      await gateway.database.db.execute(sql`SELECT id FROM person WHERE email = 'noticed@alpha.example'`),
    )
    for (const role of ['manager', 'user'])
      expect(
        (await post('/api/site/set-role', { id: 'alpha', person: noticed?.id, role }, { token: admin.token }))
          .statusCode,
      ).toBe(200)
    await post('/account/change-email', { email: 'noticed@alpha.example', password: strong }, { token })
    expect((await mailsTo('noticed@alpha.example')).map(({ purpose }) => purpose)).toEqual(['known', 'activate'])
    await post('/account/change-email', { email: 'squatted@alpha.example', password: strong }, { token })
    expect(
      (await post('/account/confirm-email', { token: await tokenMailedTo('squatted@alpha.example', 'email') })).json(),
    ).toEqual({ email: 'squatted@alpha.example' })
    expect((await post('/account/activate', { token: stale, password: strong })).statusCode).toBe(410)
    expect((await post('/account/signin', { email: 'squatted@alpha.example', password: strong })).statusCode).toBe(200)
    expect((await post('/account/signin', { email: 'owner@alpha.example', password: strong })).statusCode).toBe(401)
  })

  it('keeps acknowledged mail that its person wrote as staff, or that staff wrote to its address', async () => {
    const staff = await openAccount('parting-manager@alpha.example')
    await gateway.database.db.execute(sql`UPDATE person SET role = 'manager' WHERE id = ${staff.userID}`)
    const write = (to: string, token: string) =>
      ask(gateway, '/email/send', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { to, subject: 'Your order', plain: 'It is on its way.' },
      })
    expect((await write('customer@else.example', staff.token)).statusCode).toBe(200)
    expect(
      (await post('/account/export-data', {}, { token: staff.token })).json().mail.map(({ to }: { to: string }) => to),
    ).not.toContain('customer@else.example')
    expect(
      (
        await post(
          '/account/delete-account',
          { confirm: 'parting-manager@alpha.example', password: strong },
          { token: staff.token },
        )
      ).statusCode,
    ).toBe(200)
    expect(await mailsTo('customer@else.example')).toMatchObject([{ status: 'waiting', personId: null }])
    // Someone registered with an address; its owner, whom staff have just written to, verifies it.
    await register('proven-later@alpha.example')
    await gateway.mail.writeQueued()
    const { token } = await signIn(gateway, 'manager')
    expect((await write('proven-later@alpha.example', token)).statusCode).toBe(200)
    const owner = await openAccount('proves-it@alpha.example')
    await post(
      '/account/change-email',
      { email: 'proven-later@alpha.example', password: strong },
      { token: owner.token },
    )
    expect(
      (await post('/account/confirm-email', { token: await tokenMailedTo('proven-later@alpha.example', 'email') }))
        .statusCode,
    ).toBe(200)
    expect((await mailsTo('proven-later@alpha.example')).map(({ purpose, status }) => [purpose, status])).toEqual([
      ['staff', 'waiting'],
    ])
    // It is sent, and leaves nothing of a forgotten address.
    await gateway.mail.runDue()
    expect([
      (await mailsTo('customer@else.example')).map(({ status }) => status),
      await mailsTo('proven-later@alpha.example'),
    ]).toEqual([['sent'], []])
  })

  it('is not closed while there is money in it, which is reported as an amount', async () => {
    await register('rich@alpha.example')
    const { token, userID } = (
      await post('/account/activate', { token: await tokenMailedTo('rich@alpha.example'), password: strong })
    ).json().session as { token: string; userID: string }
    await gateway.services.withSite('alpha', (tx) =>
      changeWallet(tx, {
        site: 'alpha',
        person: userID,
        amount: 1_234_050,
        against: 'cash',
        kind: 'increase',
        reason: 'A prize',
        actor: userID,
      }),
    )
    const refused = await post(
      '/account/delete-account',
      { confirm: 'rich@alpha.example', password: strong },
      { token },
    )
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      'There is still ฿12,340.50 in your wallet. Request a payout first.',
    ])
  })

  it('cannot be closed for the last admin', async () => {
    const { token } = await signIn(gateway, 'admin', 'gamma')
    const answer = await post(
      '/account/delete-account',
      { confirm: 'admin@gamma.example', password: 'sitewright-demo' },
      { token, host: 'gamma.localhost' },
    )
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      409,
      'A site needs at least one admin who can sign in.',
    ])
  })
})

describe('abandoned requests', () => {
  it('are purged: unverified registrations and strangers’ counters, but not accounts an admin has touched', async () => {
    const admin = await signIn(gateway, 'admin')
    for (const email of ['invented@alpha.example', 'late@alpha.example', 'recent@alpha.example']) await register(email)
    await gateway.mail.writeQueued()
    await post(
      '/api/member/invite',
      { email: 'awaited@alpha.example', firstname: 'Awaited', lastname: '', role: 'user' },
      { token: admin.token },
    )
    await gateway.database.db.execute(
      sql`UPDATE person SET created_at = now() - interval '20 days' WHERE email IN ('invented@alpha.example', 'late@alpha.example', 'awaited@alpha.example')`,
    )
    await gateway.database.db.execute(
      sql`UPDATE one_time_token SET expires_at = now() - interval '8 days' WHERE person_id IN (SELECT id FROM person WHERE email IN ('invented@alpha.example', 'awaited@alpha.example'))`,
    )
    await gateway.database.db.execute(
      sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('beta', 'recover:stranger@alpha.example', now() - interval '1 hour', 4)`,
    )
    await runJobs(gateway, 'account/purge-requests')
    expect(
      rowsOf(
        await gateway.database.db.execute(
          sql`SELECT email FROM person WHERE email ~ '^(invented|late|recent|awaited)@' ORDER BY email`,
        ),
      ).map(({ email }) => email),
    ).toEqual(['awaited@alpha.example', 'late@alpha.example', 'recent@alpha.example'])
    expect(
      rowsOf(
        await gateway.database.db.execute(
          sql`SELECT 1 AS one FROM attempt WHERE subject = 'recover:stranger@alpha.example'`,
        ),
      ),
    ).toEqual([])
  })
})

describe('rate limits', () => {
  const from = '203.0.113.77'
  /** As after that many requests. */
  const insertAttempts = (subject: string, count: number) =>
    gateway.database.db.execute(
      sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('alpha', ${subject}, now(), ${count}) ON CONFLICT (site_id, subject) DO UPDATE SET count = ${count}, window_start = now()`,
    )
  const forgot = { email: 'nobody-here@alpha.example' }
  const browser = 'the-browser-that-asked-0001'
  it.each([
    ['a way back in', 'recover-from', 30, '/account/recover', forgot, 200],
    ['another link', 'activation-from', 30, '/account/resend-activation', forgot, 200],
    [
      'an account',
      'register-from',
      30,
      '/account/register',
      { ...forgot, password: strong, firstname: 'Malee', lastname: '', browser },
      200,
    ],
    ['a link into an account', 'bypass', 30, '/account/bypass', { slug: 'no-such-link-is-known-here' }, 410],
    ['a code', 'qr', 300, '/account/qr/start', {}, 200],
  ])('refuse a network: %s', async (_what, subject, limit, path, body, status) => {
    await insertAttempts(`${subject}:${from}`, limit - 1)
    const answers = [
      await post(path, body, { from }),
      await post(path, body, { from }),
      await post(path, body, { from: '203.0.113.78' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, 429, status])
  })

  it('refuse guesses of a link’s password, and at an open screen', async () => {
    await register('guessed-link@alpha.example')
    const link = await tokenMailedTo('guessed-link@alpha.example')
    const open = (password: string) => post('/account/activate', { token: link, password })
    await insertAttempts(`activate:${hashToken(link)}`, 9)
    expect([(await open('a guess')).statusCode, (await open(strong)).statusCode]).toEqual([422, 429])

    const { token, userID } = await openAccount('open-screen@alpha.example')
    await insertAttempts(`password:${userID}`, 9)
    expect(
      (
        await post(
          '/account/change-password',
          { current: 'a guess', password: 'eleven herons over the delta' },
          { token },
        )
      ).json().error.fields,
    ).toHaveProperty('current')
    for (const [path, body] of [
      ['/account/change-password', { current: strong, password: 'eleven herons over the delta' }],
      ['/account/change-email', { email: 'elsewhere-now@alpha.example', password: strong }],
      ['/account/delete-account', { confirm: 'open-screen@alpha.example', password: strong }],
    ] as const)
      expect((await post(path, body, { token, from: '203.0.113.79' })).statusCode, path).toBe(429)
  })

  it('allow twelve hundred requests of any kind a minute from an address', async () => {
    const askOnce = () =>
      gateway.app.inject({ url: '/api/health', headers: { host: 'alpha.localhost' }, remoteAddress: '203.0.113.80' })
    let heard = 0
    while ((await askOnce()).statusCode !== 429 && heard < 1300) heard += 1
    expect(heard).toBe(1200)
    expect((await askOnce()).json()).toMatchObject({ error: { status: 429, message: expect.any(String) } })
  })
})

describe('account overview', () => {
  it('shows money, unread messages, devices, answers, and missing profile fields', async () => {
    const { token, userID } = await openAccount('figures@alpha.example')
    const overview = async () => (await ask(gateway, '/account/overview', { token })).json<Record<string, unknown>>()
    const begun = { balance: 0, unread: 0, devices: 1, answers: 0, lacks: ['picture', 'phone', 'address'] }
    expect(await overview()).toEqual({ ...begun, since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    const manager = await signIn(gateway, 'manager')
    for (const body of ['One', 'Two'])
      expect(
        (await post('/api/message/send', { to: userID, id: randomUUID(), body }, { token: manager.token })).statusCode,
      ).toBe(200)
    await gateway.services.withSite('alpha', (db) =>
      changeWallet(db, {
        site: 'alpha',
        person: userID,
        amount: 123_456,
        against: 'cash',
        kind: 'increase',
        reason: 'A prize',
        actor: userID,
      }),
    )
    await post('/account/signin', { email: 'figures@alpha.example', password: strong })
    const { version } = (await ask(gateway, '/account/profile', { token })).json<{ profile: { version: number } }>()
      .profile
    expect(
      (
        await post(
          '/account/update-profile',
          {
            version,
            firstname: 'Malee',
            lastname: '',
            phone: '0812345678',
            locale: 'th',
            timeZone: null,
            address: null,
          },
          { token },
        )
      ).statusCode,
    ).toBe(200)
    await gateway.database.db.execute(
      sql`INSERT INTO form_submission (site_id, id, form, page_path, answers, locale, person_id) VALUES ('alpha', ${randomUUID()}, 'f', '/', '{}', 'th', ${userID})`,
    )
    expect(await overview()).toMatchObject({
      balance: 123_456,
      unread: 2,
      devices: 2,
      answers: 1,
      lacks: ['picture', 'address'],
    })
    // Another person's are separate.
    const other = await openAccount('no-figures@alpha.example')
    expect((await ask(gateway, '/account/overview', { token: other.token })).json()).toMatchObject(begun)
  })
})

describe('members', () => {
  it('are found, invited, given roles and closed by admins; their sessions end at once', async () => {
    const { token } = await signIn(gateway, 'admin')
    const { member } = (
      await post(
        '/api/member/invite',
        { email: 'invited@alpha.example', firstname: 'Invited', lastname: 'One', role: 'manager' },
        { token },
      )
    ).json() as { member: { id: string } }
    const link = await tokenMailedTo('invited@alpha.example')
    const opened = await post('/account/reset-password', { token: link, password: strong })
    expect(opened.json().session.role).toBe('manager')
    const cookie = `_account=${opened.cookies[0]?.value ?? ''}`
    await post('/api/member/set-role', { id: member.id, role: 'user' }, { token })
    expect((await ask(gateway, '/account/session', { cookie })).json().role).toBe('user')
    expect((await ask(gateway, '/api/member/list?q=invited', { token })).json()).toMatchObject({
      total: 1,
      members: [{ email: 'invited@alpha.example', role: 'user', status: 'active' }],
    })
    await post('/api/member/set-status', { id: member.id, status: 'disabled' }, { token })
    expect((await ask(gateway, '/account/session', { cookie })).json().role).toBe('guest')
    // A person who knows the password gets the reason; for others it looks like any other account, or none.
    expect((await post('/account/signin', { email: 'invited@alpha.example', password: strong })).statusCode).toBe(409)
    expect(
      (await post('/account/signin', { email: 'invited@alpha.example', password: 'another one altogether' }))
        .statusCode,
    ).toBe(401)
    const acts = rowsOf(
      await gateway.database.db.execute(
        sql`SELECT action FROM audit WHERE subject = ${`person:${member.id}`} ORDER BY at`,
      ),
    ).map(({ action }) => action)
    expect(acts).toEqual(['member-invite', 'member-role', 'member-status'])
  })

  it('are invited without a password while they wait, until the day in the mail, and recover afterwards', async () => {
    const { token } = await signIn(gateway, 'admin')
    const { member } = (
      await post(
        '/api/member/invite',
        { email: 'again@alpha.example', firstname: 'Again', lastname: '', role: 'user' },
        { token },
      )
    ).json() as { member: { id: string } }
    const minutes = async () =>
      Number(
        rowsOf(
          await gateway.database.db.execute(
            sql`SELECT round(extract(epoch FROM expires_at - now()) / 60) AS m FROM one_time_token WHERE person_id = ${member.id} AND revoked_at IS NULL`,
          ),
        )[0]?.m,
      )
    await post('/api/member/send-recovery', { id: member.id }, { token })
    expect([(await mailsTo('again@alpha.example'))[0]?.purpose, await minutes()]).toEqual(['invite', 1440])
    await gateway.database.db.execute(
      sql`UPDATE person SET status = 'active', password_hash = NULL WHERE id = ${member.id}`,
    )
    await post('/api/member/send-recovery', { id: member.id }, { token })
    expect([(await mailsTo('again@alpha.example'))[0]?.purpose, await minutes()]).toEqual(['recover', 30])
  })

  it('count as active by their own visits, not by an admin’s impersonation', async () => {
    const { token } = await signIn(gateway, 'admin')
    const { member } = (
      await post(
        '/api/member/invite',
        { email: 'absent@alpha.example', firstname: 'Absent', lastname: '', role: 'user' },
        { token },
      )
    ).json() as { member: { id: string } }
    await gateway.database.db.execute(sql`UPDATE person SET status = 'active' WHERE id = ${member.id}`)
    const { url } = (
      await post('/api/member/make-bypass', { id: member.id, reason: 'They asked for help' }, { token })
    ).json<{ url: string }>()
    expect((await post('/account/bypass', { slug: url.split('/').at(-1) })).statusCode).toBe(200)
    expect((await ask(gateway, '/api/member/list?q=absent', { token })).json().members[0]).not.toHaveProperty(
      'lastActiveAt',
    )
  })

  it('change roles one after another, however many change them at once', async () => {
    const { token } = await signIn(gateway, 'admin')
    const { member } = (
      await post(
        '/api/member/invite',
        { email: 'wanted@alpha.example', firstname: 'Wanted', lastname: '', role: 'user' },
        { token },
      )
    ).json() as { member: { id: string } }
    const answers = await Promise.all(
      (['manager', 'admin', 'manager', 'user', 'admin'] as const).map((role) =>
        post('/api/member/set-role', { id: member.id, role }, { token }),
      ),
    )
    expect([200, 409]).toEqual(expect.arrayContaining([...new Set(answers.map(({ statusCode }) => statusCode))]))
    const acts = rowsOf(
      await gateway.database.db.execute(
        sql`SELECT before->>'role' AS was, after->>'role' AS role FROM audit WHERE subject = ${`person:${member.id}`} AND action = 'member-role' ORDER BY at, id`,
      ),
    ) as { was: string; role: string }[]
    const [now] = rowsOf(await gateway.database.db.execute(sql`SELECT role FROM person WHERE id = ${member.id}`))
    // Each step starts where another ended: the first at the invitation's role, the last at the current one.
    for (const role of ['user', 'manager', 'admin'])
      expect([
        role,
        acts.filter((act) => act.role === role).length - acts.filter((act) => act.was === role).length,
      ]).toEqual([role, Number(role === now?.role) - Number(role === 'user')])
  })

  it('keep one admin, also when two demote each other at once', async () => {
    const [first] = rowsOf(
      await gateway.database.db.execute(
        sql`SELECT id FROM person WHERE site_id = 'beta' AND email = 'admin@beta.example'`,
      ),
    )
    await gateway.database.db.execute(
      sql`UPDATE person SET role = 'admin' WHERE site_id = 'beta' AND email = 'manager@beta.example'`,
    )
    const [second] = rowsOf(
      await gateway.database.db.execute(
        sql`SELECT id FROM person WHERE site_id = 'beta' AND email = 'manager@beta.example'`,
      ),
    )
    const [one, two] = [await signIn(gateway, 'admin', 'beta'), await signIn(gateway, 'manager', 'beta')]
    const answers = await Promise.all([
      post('/api/member/set-role', { id: second?.id, role: 'user' }, { token: one.token, host: 'beta.localhost' }),
      post('/api/member/set-role', { id: first?.id, role: 'user' }, { token: two.token, host: 'beta.localhost' }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(
      (
        await post(
          '/api/member/set-role',
          { id: first?.id, role: 'user' },
          { token: one.token, host: 'beta.localhost' },
        )
      ).statusCode,
    ).toBeGreaterThanOrEqual(400)
  })
})
