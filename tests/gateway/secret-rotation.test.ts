import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallKey } from '@schemas/call-signature'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { signedHeaders } from '@tests/support/sign'

const first = 'the first secret of the tests long enough 0123456789'
const next = 'the next secret of the tests, long enough: 9876543210'

// A gateway started with the old secret, one that knows both, and one that knows only the new one, on one database.
let before: TestGateway
let both: TestGateway
let after: TestGateway
beforeAll(async () => {
  before = await openGateway({ secret: first })
  both = await openGateway({ secret: next, env: { SESSION_SECRET_PREVIOUS: first }, database: before.database })
  after = await openGateway({ secret: next, database: before.database })
})
afterAll(async () => {
  await Promise.all([both.app.close(), after.app.close()])
  await before.close()
})

const roleSeen = async (gateway: TestGateway, cookie = '') =>
  (await ask(gateway, '/account/session', { cookie })).json<{ role: string }>().role

it('keeps people signed in during the rotation, until the old secret is removed', async () => {
  const { cookie, token } = await signIn(before, 'user')
  expect([await roleSeen(before, cookie), await roleSeen(both, cookie), await roleSeen(after, cookie)]).toEqual([
    'user',
    'user',
    'guest',
  ])
  expect((await ask(both, '/account/sessions', { token })).statusCode).toBe(200)
  expect((await ask(after, '/account/sessions', { token })).statusCode).toBe(401)
  // A person who signs in meanwhile keeps the session.
  const signedIn = await ask(both, '/account/signin', {
    body: { email: 'manager@alpha.example', password: 'sitewright-demo' },
  })
  const fresh = `_account=${signedIn.cookies.find(({ name }) => name === '_account')?.value ?? ''}`
  expect([await roleSeen(both, fresh), await roleSeen(after, fresh), await roleSeen(before, fresh)]).toEqual([
    'manager',
    'manager',
    'guest',
  ])
})

it('lets open pages continue with their call keys', async () => {
  const siteKey = (await before.services.sites.byId('alpha'))?.publicKey ?? ''
  const sendBy = async (gateway: TestGateway, key: CallKey) => {
    const headers = await signedHeaders(
      { siteKey, ...key },
      { method: 'POST', hostname: 'alpha.localhost', url: '/account/signout', body: '{}' },
    )
    return (await ask(gateway, '/account/signout', { unsigned: true, headers, body: {} })).statusCode
  }
  const [old, fresh] = [before.services.callKeys.issue('alpha'), both.services.callKeys.issue('alpha')]
  expect([
    await sendBy(both, old),
    await sendBy(both, fresh),
    await sendBy(after, fresh),
    await sendBy(after, old),
  ]).toEqual([200, 200, 200, 403])
})

it('accepts an upload that was started before the rotation', async () => {
  const { token } = await signIn(before, 'manager')
  const started = (
    await ask(before, '/api/files/start-upload', { token, body: { name: 'a.txt', size: 5, type: 'text/plain' } })
  ).json<{ single: { address: string; headers: Record<string, string> } }>().single
  const url = new URL(started.address)
  const put = async (gateway: TestGateway) =>
    (
      await gateway.app.inject({
        method: 'PUT',
        url: url.pathname + url.search,
        headers: { ...started.headers, host: url.host },
        payload: 'hello',
      })
    ).statusCode
  expect([await put(both), await put(after)]).toEqual([200, 403])
})
