import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idleTransactionTimeoutMs, statementTimeoutMs, withSite } from '@gateway/db/scope'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('gives every transaction of a site the database’s own time limits', async () => {
  const read = await withSite(gateway.database, 'alpha', (tx) =>
    tx.execute(
      sql`SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle`,
    ),
  )
  expect((read as unknown as { rows: unknown[] }).rows).toEqual([
    { statement: `${statementTimeoutMs / 1000}s`, idle: `${idleTransactionTimeoutMs / 1000}s` },
  ])
})
