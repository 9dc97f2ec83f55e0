import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkedAccount, mail, oneTimeToken } from '@gateway/db/account-tables'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { lineChannel, openProvider, type OpenIdProvider } from '@tests/support/oidc'

const here = 'the-browser-that-asked-0001'
const elsewhere = 'a-browser-of-somebody-else-2'
const accounts = {
  known: { name: 'คนรู้จัก' },
  fresh: { name: 'มาลี ใจดี', email: 'malee@line.example' },
  same: { name: 'Same', email: 'user@alpha.example' },
  silent: {},
  leaves: { name: 'Parting' },
  late: { name: 'Late' },
  often: {},
}

let provider: OpenIdProvider
let gateway: TestGateway
beforeAll(async () => {
  provider = await openProvider({ accounts, redirectUri: 'http://alpha.localhost:5001/user/authen/line/callback' })
  gateway = await openGateway({ env: provider.env })
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})

const post = (path: string, body: object, token?: string) =>
  ask(gateway, path, { body, cookie: 'lang=en', ...(token ? { token } : {}) })
async function comeBack(subject: string, query: object = {}, token?: string) {
  const started = await post('/account/line/start', { browser: here, ...query }, token)
  expect(started.statusCode, started.body).toBe(200)
  const back = await provider.visit(started.json<{ url: string }>().url, subject)
  expect(back.origin + back.pathname).toBe('http://alpha.localhost:5001/user/authen/line/callback')
  return Object.fromEntries(back.searchParams) as { code: string; state: string; iss?: string }
}
const finish = (back: object, browser = here, token?: string) =>
  post('/account/line/finish', { browser, ...back }, token)
const mailTo = async (email: string) => {
  await gateway.mail.writeQueued()
  return (await gateway.database.db.select().from(mail)).filter(({ to }) => to.includes(email)).at(-1)
}
const tokenIn = (text: string | undefined) => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

describe('sign-in with LINE', () => {
  it('links an account while signed in, opens it later, and unlinks it while a password remains', async () => {
    const user = await signIn(gateway, 'user')
    expect((await post('/account/line/start', { browser: here, link: true })).statusCode).toBe(401)
    const back = await comeBack('known', { link: true, to: '/user/profile' }, user.token)
    const linked = await finish(back, here, user.token)
    expect(linked.json()).toEqual({ outcome: 'linked', to: '/user/profile' })
    expect(await mailTo('user@alpha.example')).toMatchObject({
      purpose: 'linked',
      plain: expect.stringMatching(/\/user\/profile\?lang=(?:th|en)#linked/),
    })
    expect((await finish(back, here, user.token)).statusCode).toBe(410)

    const signedIn = await finish(await comeBack('known', { to: '/posts' }))
    expect(signedIn.json()).toMatchObject({ outcome: 'signed-in', session: { role: 'user' }, to: '/posts' })
    expect(signedIn.cookies.find(({ name }) => name === '_account')).toMatchObject({ httpOnly: true })

    for (const to of ['/.//evil.example', '/a/..//evil.example', '//evil.example'])
      expect(
        (await finish(await comeBack('known', { to }))).json<{ outcome: string; to?: string }>(),
      ).not.toHaveProperty('to')

    const manager = await signIn(gateway, 'manager')
    expect((await finish(await comeBack('known', { link: true }, manager.token), here, manager.token)).statusCode).toBe(
      409,
    )
    expect((await finish(await comeBack('known', { link: true }, manager.token), here, user.token)).statusCode).toBe(
      410,
    )

    expect((await post('/account/line/unlink', {}, user.token)).statusCode).toBe(200)
    expect((await finish(await comeBack('known'))).json()).toMatchObject({ outcome: 'newcomer' })
  })

  it('links nothing to an account closed or signed out during the LINE request', async () => {
    const { line } = gateway.services
    if (!line) throw new Error('LINE is not set up.')
    const { finish: reallyFinish } = line
    const finishDuring = async (happening: (token: string) => Promise<unknown>) => {
      const { token } = await signIn(gateway, 'manager')
      const back = await comeBack('late', { link: true }, token)
      line.finish = async (options) => {
        line.finish = reallyFinish
        const found = await reallyFinish(options)
        await happening(token)
        return found
      }
      return finish(back, here, token)
    }
    expect((await finishDuring((token) => post('/account/end-sessions', { others: false }, token))).statusCode).toBe(
      410,
    )
    expect(
      (
        await finishDuring(() =>
          gateway.database.db.execute(`UPDATE person SET status = 'disabled' WHERE email = 'manager@alpha.example'`),
        )
      ).statusCode,
    ).toBe(410)
    await gateway.database.db.execute(`UPDATE person SET status = 'active' WHERE email = 'manager@alpha.example'`)
    expect(
      (await gateway.database.db.select().from(linkedAccount)).filter(({ subject }) => subject === 'late'),
    ).toEqual([])
  })

  it('refuses another browser, and still finishes in its own', async () => {
    const back = await comeBack('silent')
    const refused = await finish(back, elsewhere)
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      422,
      'This sign-in started in another browser. Please start again here.',
    ])
    expect((await finish(back)).json()).toEqual({ outcome: 'newcomer', ticket: expect.any(String), name: '' })
  })

  it('asks a new person for an address, which must answer a mail in the same browser', async () => {
    const { ticket, name, email } = (await finish(await comeBack('fresh', { to: '/posts' }))).json<{
      ticket: string
      name: string
      email: string
    }>()
    expect({ name, email }).toEqual({ name: 'มาลี ใจดี', email: 'malee@line.example' })
    const input = { ticket, email: 'malee@alpha.example', firstname: 'มาลี', lastname: 'ใจดี' }
    expect((await post('/account/line/complete', { ...input, browser: elsewhere })).statusCode).toBe(410)
    expect((await post('/account/line/complete', { ...input, browser: here })).json()).toEqual({ status: true })
    const letter = await mailTo('malee@alpha.example')
    expect(letter?.plain).toContain('/user/authen/line?token=')
    const token = tokenIn(letter?.plain)
    expect((await post('/account/line/activate', { token, browser: elsewhere })).statusCode).toBe(422)
    const [opened, again] = await Promise.all([
      post('/account/line/activate', { token, browser: here }),
      post('/account/line/activate', { token, browser: here }),
    ])
    expect(new Set([opened.statusCode, again.statusCode])).toEqual(new Set([200, 410]))
    expect((await finish(await comeBack('fresh'))).json()).toMatchObject({
      outcome: 'signed-in',
      session: { firstname: 'มาลี' },
    })
    // Without a password LINE is the only sign-in method.
    const { session } = (await finish(await comeBack('fresh'))).json<{ session: { token: string } }>()
    expect((await post('/account/line/unlink', {}, session.token)).statusCode).toBe(409)
  })

  it('limits starts per network and mails', async () => {
    const setAttempts = (subject: string, count: number) =>
      gateway.database.db.execute(
        `INSERT INTO attempt (site_id, subject, window_start, count) VALUES ('alpha', '${subject}', now(), ${count}) ON CONFLICT (site_id, subject) DO UPDATE SET count = ${count}, window_start = now()`,
      )
    await setAttempts('line:203.0.113.90', 99)
    const start = async (from: string) =>
      (await ask(gateway, '/account/line/start', { body: { browser: here }, from })).statusCode
    expect([await start('203.0.113.90'), await start('203.0.113.90'), await start('203.0.113.91')]).toEqual([
      200, 429, 200,
    ])
    const { ticket } = (await finish(await comeBack('often'))).json<{ ticket: string }>()
    await setAttempts('line-complete:often', 4)
    const complete = async () =>
      (
        await post('/account/line/complete', {
          ticket,
          browser: here,
          email: 'often@alpha.example',
          firstname: 'Often',
          lastname: '',
        })
      ).statusCode
    expect([await complete(), await complete()]).toEqual([200, 429])
  })

  it('opens no account by a matching address, and answers the same for every address', async () => {
    const { ticket } = (await finish(await comeBack('same'))).json<{ ticket: string }>()
    expect(
      (
        await post('/account/line/complete', {
          ticket,
          browser: here,
          email: 'user@alpha.example',
          firstname: 'Same',
          lastname: '',
        })
      ).json(),
    ).toEqual({ status: true })
    const letter = await mailTo('user@alpha.example')
    expect(letter?.plain).not.toContain('token=')
    expect(
      (await gateway.database.db.select().from(linkedAccount)).filter(({ subject }) => subject === 'same'),
    ).toEqual([])
  })

  it('erases a person who closes an account it made, in every step', async () => {
    const { ticket } = (await finish(await comeBack('leaves'))).json<{ ticket: string }>()
    expect(
      (
        await post('/account/line/complete', {
          ticket,
          browser: here,
          email: 'parting@alpha.example',
          firstname: 'Parting',
          lastname: 'Guest',
        })
      ).statusCode,
    ).toBe(200)
    const opened = await post('/account/line/activate', {
      token: tokenIn((await mailTo('parting@alpha.example'))?.plain),
      browser: here,
    })
    const { token } = opened.json<{ session: { token: string } }>().session
    const steps = async () =>
      JSON.stringify((await gateway.database.db.select().from(oneTimeToken)).map(({ data }) => data))
    expect(await steps()).toMatch(/parting@/)
    expect(
      (await post('/account/delete-account', { confirm: 'parting@alpha.example', password: '' }, token)).statusCode,
    ).toBe(200)
    expect(await steps()).not.toMatch(/parting@|"leaves"|Guest/)
    expect(await mailTo('parting@alpha.example')).toMatchObject({ purpose: 'deleted' })
  })

  it('refuses a code made for another purpose', async () => {
    const [first, second] = [await comeBack('known'), await comeBack('silent')]
    expect((await finish({ ...first, code: second.code })).statusCode).toBe(502)
    expect((await finish(first)).statusCode).toBe(410)
    expect((await finish({ ...second, state: 'x'.repeat(43) })).statusCode).toBe(410)
  })

  it('is offered when a channel is configured, and accepts tokens signed by a key', async () => {
    expect((await ask(gateway, '/account/ways')).json()).toEqual({ line: true })
    const other = await openProvider({
      accounts,
      redirectUri: 'http://alpha.localhost:5001/user/authen/line/callback',
      algorithm: 'RS256',
    })
    const { createLineLogin } = await import('@gateway/auth/line-login')
    const line = createLineLogin({
      channelId: lineChannel.id,
      channelSecret: lineChannel.secret,
      issuer: other.env.LINE_ISSUER ?? '',
    })
    const redirectUri = 'http://alpha.localhost:5001/user/authen/line/callback'
    const begun = await line.begin({ redirectUri, state: 'a-state', locale: 'en' })
    const { code, iss } = Object.fromEntries((await other.visit(begun.url, 'fresh')).searchParams) as {
      code: string
      iss: string
    }
    expect(await line.finish({ ...begun, redirectUri, state: 'a-state', code, iss })).toEqual({
      subject: 'fresh',
      name: 'มาลี ใจดี',
      email: 'malee@line.example',
    })
    await other.close()
  })
})
