import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { guest } from '@gateway/auth/session'
import { isInTransaction } from '@gateway/db/scope'
import { CallError, CommittedRefusal } from '@gateway/errors/call-error'
import { type CallContext, handle } from '@gateway/call/handle'
import { defineCall } from '@schemas/call'
import { openGateway, type TestGateway } from '@tests/support/gateway'

const call = defineCall({
  name: 'test/count',
  summary: 'For a test.',
  method: 'POST',
  path: '/api/count',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  idempotent: { when: ({ by }) => by !== 0 },
  input: z.strictObject({ by: z.int(), text: z.optional(z.string()) }),
  output: z.object({ count: z.int() }),
  examples: [{ input: { by: 1 } }],
})

let gateway: TestGateway
let context: CallContext
/** The handler waits for it after its work is done. */
let gate: Promise<unknown> = Promise.resolve()
const handler = handle(call, async ({ input, tx, site }) => {
  const counted = await tx((db) =>
    db.execute(
      sql`INSERT INTO attempt (site_id, subject, window_start, count) VALUES (${site.id}, 'counted', now(), ${input.by}) ON CONFLICT (site_id, subject) DO UPDATE SET count = attempt.count + ${input.by} RETURNING count`,
    ),
  )
  if (input.by !== 0 && !isInTransaction()) throw new Error('The work stands in no transaction.')
  await gate
  if (input.text === 'kept') throw new CommittedRefusal(new CallError('gone', 'Too late.'))
  if (input.by < 0) throw new CallError('conflict', 'Not less.')
  return { count: (counted as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0 }
})
const count = (input: Record<string, unknown>, idempotencyKey?: string, person?: string) =>
  handler
    .run(
      {
        ...context,
        idempotencyKey,
        session: person
          ? {
              role: 'user',
              person: { id: person, sessionId: '', firstname: '', lastname: '', email: '', locale: 'th' },
            }
          : guest,
      },
      input,
    )
    .then(
      (answer) => (answer as { count: number }).count,
      (error: unknown) => (error instanceof CallError ? error.status : Promise.reject(error as Error)),
    )
const counted = async () =>
  (
    (await gateway.database.db.execute(
      sql`SELECT coalesce(sum(count), 0)::int AS count FROM attempt WHERE subject = 'counted'`,
    )) as unknown as { rows: { count: number }[] }
  ).rows[0]?.count

beforeAll(async () => {
  gateway = await openGateway()
  const site = await gateway.services.sites.byId('alpha')
  if (!site) throw new Error('alpha is missing')
  context = {
    site,
    session: guest,
    locale: 'en',
    log: gateway.app.log,
    address: '',
    userAgent: '',
    origin: '',
    hostname: '',
    local: false,
    services: gateway.services,
  } as unknown as CallContext
})
beforeEach(() => gateway.database.script(`DELETE FROM attempt; DELETE FROM idempotency`))
afterAll(() => gateway.close())

describe('call with an idempotency key', () => {
  it('runs once, and gives a repeated request the same answer', async () => {
    const key = randomUUID()
    expect([await count({ by: 2, text: 'a' }, key), await count({ text: 'a', by: 2 }, key), await counted()]).toEqual([
      2, 2, 2,
    ])
  })

  it('runs again for another person, and for another key', async () => {
    const key = randomUUID()
    expect([
      await count({ by: 1 }, key),
      await count({ by: 1 }, key, 'someone'),
      await count({ by: 1 }, randomUUID()),
    ]).toEqual([1, 2, 3])
  })

  it('is refused when the key was used for another input', async () => {
    const key = randomUUID()
    expect([await count({ by: 1 }, key), await count({ by: 2 }, key), await counted()]).toEqual([1, 409, 1])
  })

  it('leaves the key free when it is refused, and no trace', async () => {
    const key = randomUUID()
    expect([await count({ by: -1 }, key), await counted(), await count({ by: 5 }, key)]).toEqual([409, 0, 5])
  })

  it('keeps what a committed refusal wrote, and leaves the key free', async () => {
    const key = randomUUID()
    expect([await count({ by: 2, text: 'kept' }, key), await counted(), await count({ by: 5 }, key)]).toEqual([
      410, 2, 7,
    ])
  })

  it.each([undefined, 'short', 'x'.repeat(101), `${'x'.repeat(20)} ก`])('needs a valid key: %s', async (key) => {
    expect([await count({ by: 1 }, key), await counted()]).toEqual([400, 0])
  })

  it('needs no key where it is not required', async () => expect(await count({ by: 0 })).toBe(0))

  it('runs once for concurrent requests, and the others wait for its answer', async () => {
    const key = randomUUID()
    let open = () => {}
    gate = new Promise<void>((resolve) => (open = resolve))
    const requests = Array.from({ length: 6 }, () => count({ by: 3 }, key))
    setTimeout(open, 50)
    expect(await Promise.all(requests)).toEqual([3, 3, 3, 3, 3, 3])
    expect(await counted()).toBe(3)
  })

  it('passes to a waiting request when the running one is refused', async () => {
    const key = randomUUID()
    let open = () => {}
    gate = new Promise<void>((resolve) => (open = resolve))
    const requests = [count({ by: -1 }, key), count({ by: 4 }, key), count({ by: 4 }, key)]
    setTimeout(open, 50)
    expect(await Promise.all(requests)).toEqual([409, 4, 4])
  })
})

it('purges keys after a day, some with each new one', async () => {
  const key = randomUUID()
  await count({ by: 1 }, key)
  await gateway.database.script(`UPDATE idempotency SET created_at = now() - interval '23 hours'`)
  await count({ by: 1 }, randomUUID())
  expect(await count({ by: 1 }, key)).toBe(1)
  await gateway.database.script(`UPDATE idempotency SET created_at = now() - interval '25 hours' WHERE key = '${key}'`)
  await count({ by: 1 }, randomUUID())
  expect(await count({ by: 1 }, key)).toBe(4)
})
