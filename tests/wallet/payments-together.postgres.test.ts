import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import { withSite } from '@gateway/db/scope'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

// Two wallets have the site's side in common: where it was counted, the second waited for the end of the first.
it('posts a payment while another one is still open', async () => {
  const { token } = await signIn(gateway, 'admin')
  const { rows: people } = (await gateway.database.db.execute(
    sql`SELECT id FROM person WHERE site_id = 'alpha' ORDER BY role LIMIT 2`,
  )) as unknown as { rows: { id: string }[] }
  const pay = (person: string | undefined, meanwhile?: () => Promise<unknown>) =>
    withSite(gateway.database, 'alpha', async (tx) => {
      const posted = await changeWallet(tx, {
        site: 'alpha',
        person: person ?? '',
        amount: 100,
        against: 'cash',
        kind: 'payment',
      })
      await meanwhile?.()
      return posted.ok
    })
  // Both accounts exist, so that only locks of rows could make the second wait.
  expect([await pay(people[0]?.id), await pay(people[1]?.id)]).toEqual([true, true])
  let second = 0
  await pay(people[0]?.id, async () => {
    const answer = await ask(gateway, '/api/wallet/increase', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { person: people[1]?.id, amount: 100, reason: 'Paid at the counter' },
    })
    second = answer.statusCode
  })
  expect(second).toBe(200)
})
