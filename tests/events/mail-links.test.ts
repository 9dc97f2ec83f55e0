import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mail } from '@gateway/db/account-tables'
import { call as saveCall } from '@schemas/commerce/calls/billing/manage-bill-save'
import { call as sendCall } from '@schemas/commerce/calls/billing/manage-bill-send'
import { call as statusCall } from '@schemas/commerce/calls/billing/manage-bill-status'
import { call as registerCall } from '@schemas/events/calls/event/register'
import type { AnyCall } from '@schemas/call'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { makeEvent } from './make-event'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const host = 'beta.localhost'

it('leads from a mail to the site that it is of, whether a job or a call has written it', async () => {
  const { db } = gateway.database
  const manager = await credentials(gateway, { role: 'manager', site: 'beta' })
  const act = async (call: AnyCall, input: Record<string, unknown>) =>
    (
      await askCall(gateway, call, input, {
        host,
        ...manager,
        from: elsewhere(),
        headers: { 'idempotency-key': randomUUID() },
      })
    ).json<Record<string, string>>()
  const event = await makeEvent(db, 'beta')
  await act(registerCall, {
    event: event.slug,
    packages: [{ package: event.packages[0], quantity: 1 }],
    contact: { name: 'Dao', email: 'dao@example.com' },
  })
  await runJobs(gateway, 'events/mail-registration')
  const payer = { name: 'Fah', email: 'fah@example.com' }
  const { bill } = await act(saveCall, { payer, lines: [{ title: 'Work', quantity: 1, price: 10_000 }] })
  await act(statusCall, { bill, to: 'open' })
  const { url } = await act(sendCall, { bill, by: 'mail' })
  const letters = await db.select().from(mail)
  const links = letters.flatMap(({ plain }) => plain.match(/https?:\/\/\S+/g) ?? [])
  expect(links.filter((link) => link.includes('/event/ticket/'))).toHaveLength(1)
  expect(links.filter((link) => link.includes('/billing/pay?')).length).toBeGreaterThan(0)
  expect(new Set([...links, url ?? ''].map((link) => new URL(link).hostname))).toEqual(new Set([host]))
})
