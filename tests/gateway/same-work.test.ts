import { createHook } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { withStatements } from '@tests/support/statements'

// That an answer takes as long for an address which is known as for one which is not, no clock can prove. What can be seen: for each the same is done.

let gateway: TestGateway
const addresses = {
  active: 'known@alpha.example',
  pending: 'pending@alpha.example',
  disabled: 'disabled@alpha.example',
  unknown: 'unknown@alpha.example',
}
beforeAll(async () => {
  gateway = await openGateway()
  // What stands for a password where there is none is made once.
  await signIn(gateway, 'user')
  for (const status of ['active', 'pending', 'disabled'] as const)
    await gateway.database.db.execute(
      sql`INSERT INTO person (site_id, id, email, status, password_hash) SELECT 'alpha', ${status}, ${addresses[status]}, ${status}, CASE WHEN ${status} = 'pending' THEN NULL ELSE password_hash END FROM person WHERE email = 'user@alpha.example'`,
    )
})
afterAll(() => gateway.close())

const statementsOf = (work: () => Promise<{ statusCode: number; body: string }>) =>
  withStatements(async () => {
    // What every request asks first, and remembers for a second.
    gateway.services.sites.forget()
    let hashes = 0
    // A password is hashed beside this thread, by work that has no name of its own; all of Node's is called something.
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
] as const)('%s does the same for every address', async (path, more, status, hashes) => {
  const seen = []
  // Each from elsewhere: what is counted of a network is not what is asked here.
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

it('a change of address does the same, whoever has the other one', async () => {
  const { token } = await signIn(gateway, 'manager')
  const change = (email: string) =>
    ask(gateway, '/account/change-email', { token, body: { email, password: 'sitewright-demo' } })
  // The first from a network clears up what is counted there.
  await change('first@alpha.example')
  const seen = []
  for (const email of Object.values(addresses)) seen.push(await statementsOf(() => change(email)))
  expect(seen[0]?.answer).toMatchObject({ status: 200, hashes: 1 })
  for (const each of seen) expect(each).toEqual(seen[0])
})
