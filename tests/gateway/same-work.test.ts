import { createHook } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { withStatements } from '@tests/support/statements'

// No clock can prove that an answer takes equally long for a known and an unknown address. The test checks that the
// same work is done for each.

let gateway: TestGateway
const addresses = {
  active: 'known@alpha.example',
  pending: 'pending@alpha.example',
  disabled: 'disabled@alpha.example',
  unknown: 'unknown@alpha.example',
}
beforeAll(async () => {
  gateway = await openGateway()
  // The dummy hash for accounts without a password is made once.
  await signIn(gateway, 'user')
  for (const status of ['active', 'pending', 'disabled'] as const)
    await gateway.database.db.execute(
      sql`INSERT INTO person (site_id, id, email, status, password_hash) SELECT 'alpha', ${status}, ${addresses[status]}, ${status}, CASE WHEN ${status} = 'pending' THEN NULL ELSE password_hash END FROM person WHERE email = 'user@alpha.example'`,
    )
})
afterAll(() => gateway.close())

const statementsOf = (work: () => Promise<{ statusCode: number; body: string }>) =>
  withStatements(async () => {
    // The lookup that every request makes first, and caches for a second.
    gateway.services.sites.forget()
    let hashes = 0
    // Password hashing runs off this thread, in async work without a type name; all of Node's own has one.
    const counter = createHook({ init: (_id, type) => void (hashes += type === 'undefined' ? 1 : 0) }).enable()
    const { statusCode, body } = await work().finally(() => counter.disable())
    return { status: statusCode, body: body.replace(/"requestId":"[^"]*"/, ''), hashes }
  })

const registration = {
  password: 'quiet river under seven bridges',
  firstname: 'Malee',
  lastname: 'Jaidee',
  browser: 'the-browser-that-asked-0001',
}
it.each([
  ['/account/recover', {}, 200, 0],
  ['/account/resend-activation', {}, 200, 0],
  ['/account/register', registration, 200, 1],
  ['/account/signin', { password: 'a wrong password' }, 401, 1],
] as const)('does the same work for every address: %s', async (path, more, status, hashes) => {
  const seen = []
  // Each from another address: network limits are not under test here.
  for (const [at, email] of Object.values(addresses).entries())
    seen.push(
      await statementsOf(() =>
        ask(gateway, path, { from: `198.51.100.${at + 1}`, cookie: 'lang=en', body: { ...more, email } }),
      ),
    )
  expect(seen[0]?.answer).toMatchObject({ status, hashes })
  expect(seen[0]?.statements.length).toBeGreaterThan(3)
  for (const each of seen) expect(each).toEqual(seen[0])
})

it('does the same work for a change of address, whether or not the new one is taken', async () => {
  const { token } = await signIn(gateway, 'manager')
  const change = (email: string) =>
    ask(gateway, '/account/change-email', { token, body: { email, password: 'sitewright-demo' } })
  // The first from a network cleans up its counters.
  await change('first@alpha.example')
  const seen = []
  for (const email of Object.values(addresses)) seen.push(await statementsOf(() => change(email)))
  expect(seen[0]?.answer).toMatchObject({ status: 200, hashes: 1 })
  for (const each of seen) expect(each).toEqual(seen[0])
})
