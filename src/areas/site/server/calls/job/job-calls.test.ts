import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as healthCall } from '@schemas/site/calls/api/health'
import { call as listCall } from '@schemas/site/calls/job/list'
import { call as retryCall } from '@schemas/site/calls/job/retry'
import { job } from '@gateway/db/job-tables'
import { withSite } from '@gateway/db/scope'
import { audit } from '@gateway/db/tables'
import { askCall, credentials } from '@tests/support/caller'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let admin: { cookie?: string; token?: string }
beforeAll(async () => {
  gateway = await openGateway()
  admin = await credentials(gateway, { role: 'admin', site: 'alpha' })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown> = {}) =>
  askCall(gateway, call, input, { ...admin, cookie: `${admin.cookie}; lang=en` })
const list = async () => (await ask(listCall)).json<{ jobs: { id: string; title: string }[]; total: number }>()
const rowsOf = (name: string) =>
  withSite(gateway.database, 'alpha', (tx) => tx.select().from(job).where(eq(job.name, name)))
const bury = (rows: Partial<typeof job.$inferInsert>[]) =>
  withSite(gateway.database, 'alpha', (tx) =>
    tx.insert(job).values(
      rows.map((row, at) => ({
        siteId: 'alpha',
        id: `dead ${at}`,
        name: 'files/hash-files',
        status: 'dead' as const,
        attempts: 3,
        lastError: 'No space.',
        runAt: new Date(`2026-11-0${at + 1}T00:00:00Z`),
        ...row,
      })),
    ),
  )

it('lists failed jobs with their titles, and retries one, which the audit log tells', async () => {
  await bury([{}, { name: 'old/gone', payload: { id: 'x' } }])
  expect(await list()).toMatchObject({
    total: 2,
    jobs: [
      { id: 'dead 1', name: 'old/gone', title: 'old/gone' },
      {
        id: 'dead 0',
        title: 'Compute checksums of new files',
        failedAt: '2026-11-01T00:00:00.000Z',
        attempts: 3,
        error: 'No space.',
      },
    ],
  })
  expect((await ask(healthCall)).json()).toMatchObject({ jobs: { dead: 2 } })
  expect((await ask(retryCall, { id: 'dead 1' })).statusCode).toBe(200)
  expect(await rowsOf('old/gone')).toMatchObject([{ status: 'waiting', attempts: 0, payload: { id: 'x' } }])
  expect((await list()).jobs.map(({ id }) => id)).toEqual(['dead 0'])
  expect((await ask(retryCall, { id: 'dead 1' })).statusCode).toBe(404)
  const acts = await withSite(gateway.database, 'alpha', (tx) =>
    tx
      .select({ subject: audit.subject })
      .from(audit)
      .where(and(eq(audit.action, 'job-retry'))),
  )
  expect(acts).toEqual([{ subject: 'job:old/gone' }])
})

it('runs the next occurrence of a failed schedule, or what waits under its key, instead of a second one', async () => {
  await withSite(gateway.database, 'alpha', (tx) => tx.delete(job))
  const later = new Date('2999-01-01T00:00:00Z')
  await bury([
    { id: 'schedule', isScheduled: true },
    { id: 'key', name: 'test/key', key: 'same' },
    { id: 'next', isScheduled: true, status: 'waiting', runAt: later },
    { id: 'newer', name: 'test/key', key: 'same', status: 'waiting', runAt: later },
  ])
  for (const id of ['schedule', 'key']) expect((await ask(retryCall, { id })).statusCode).toBe(200)
  const left = [...(await rowsOf('files/hash-files')), ...(await rowsOf('test/key'))]
  expect(left.map(({ id, runAt }) => [id, runAt < later])).toEqual([
    ['next', true],
    ['newer', true],
  ])
})
