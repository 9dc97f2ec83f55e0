import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idleTransactionTimeoutMs, withSite } from '@gateway/db/scope'
import { credentials } from '@tests/support/caller'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it(
  'tells a call whose statement waits too long to retry, and stops an abandoned transaction from blocking others',
  { timeout: 120_000 },
  async () => {
    const user = await credentials(gateway, { role: 'user', site: 'alpha' })
    const profile = {
      firstname: 'A',
      lastname: 'B',
      phone: '',
      locale: 'en',
      timeZone: null,
      address: null,
      version: 1,
    }
    // A transaction holds the row, and does nothing more.
    const idle = withSite(gateway.database, 'alpha', async (tx) => {
      await tx.execute(sql`SELECT 1 FROM person WHERE email = 'user@alpha.example' FOR UPDATE`)
      await new Promise((resolve) => setTimeout(resolve, idleTransactionTimeoutMs + 5000))
      await tx.execute(sql`SELECT 1`)
    }).then(
      () => 'went on',
      () => 'was ended',
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    const waited = await ask(gateway, '/account/update-profile', { ...user, cookie: 'lang=en', body: profile })
    expect([waited.statusCode, waited.headers['retry-after']]).toEqual([503, '5'])
    expect(await idle).toBe('was ended')
    expect(
      (
        await ask(gateway, '/account/update-profile', {
          ...(await credentials(gateway, { role: 'user', site: 'alpha' })),
          body: profile,
        })
      ).statusCode,
    ).not.toBe(503)
  },
)
