import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectHandlers } from '@gateway/contracts'
import { askCall, credentials } from '@tests/support/caller'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { findBreaches } from './matrix'
import { type Ids, makers } from './rows'

let gateway: TestGateway
const ids: Record<string, Ids> = {}
beforeAll(async () => {
  gateway = await openGateway()
  for (const [kind, make] of Object.entries(makers)) ids[kind] = await make(gateway.database)
  gateway.services.sites.forget()
})
afterAll(() => gateway.close())

// The calls are the same on both databases and so are the policies: the embedded one is asked a share of them, another one with another TEST_SEED, and all in `test:full`.
const share = process.env.TEST_DATABASE === 'pglite' && process.env.TEST_FULL !== '1' ? { at: Number(process.env.TEST_SEED ?? 0) % 4, of: 4 } : { at: 0, of: 1 }

it(`holds for ${share.of === 1 ? 'every call' : `the calls of part ${share.at + 1} of ${share.of}`} and every page, whoever asks`, { timeout: 300_000 }, async () => {
  expect(await findBreaches(gateway, ids, undefined, share)).toEqual([])
})

it('gives another site’s page as one that does not exist', async () => {
  const [foreign, unknown] = [await ask(gateway, '/of-beta'), await ask(gateway, '/of-nobody')]
  expect([(await ask(gateway, '/of-alpha')).statusCode, foreign.statusCode, unknown.statusCode]).toEqual([200, 404, 404])
  expect(foreign.body.replaceAll('/of-beta', '')).toBe(unknown.body.replaceAll('/of-nobody', ''))
})

it('holds for the calls of the operator: at another site they answer nobody', async () => {
  const calls = [...collectHandlers().values()].map((handler) => handler.call).filter((call) => call.operator)
  expect(calls.length).toBeGreaterThan(10)
  for (const call of calls)
    for (const [site, role, status] of [['beta', 'admin', 403], ['beta', 'manager', 403], ['alpha', 'admin', 401], ['beta', 'guest', 401]] as const) {
      const answer = await askCall(gateway, call, call.examples[0]?.input as Record<string, unknown>, { host: 'beta.localhost', ...(await credentials(gateway, { role, site })) })
      expect([call.name, site, role, answer.statusCode]).toEqual([call.name, site, role, status])
    }
})

describe('the matrix', () => {
  it.each([
    ['post', 'cms/post'],
    ['form_submission', 'form/set-status'],
  ])('fails when the policy of %s lets all rows through, or is gone', { timeout: 120_000 }, async (table, call) => {
    const policy = (using: string) => gateway.database.script(`ALTER POLICY own_site ON ${table} USING (${using}) WITH CHECK (${using})`)
    await policy('true')
    const open = await findBreaches(gateway, ids, call)
    await policy('site_id = current_site()')
    expect(open.join('\n')).toContain('a foreign id answers 200')
    await gateway.database.script(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`)
    const gone = await findBreaches(gateway, ids, call)
    await gateway.database.script(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`)
    expect(gone.join('\n')).toContain('a foreign id answers')
    await gateway.database.db.execute(sql`UPDATE form_submission SET version = 1`)
  })

  it.each(['api/site-config', 'form/export', 'form/submissions', 'form/set-status'])('fails when nobody guards %s', { timeout: 60_000 }, async (name) => {
    const handler = collectHandlers().get(name)
    if (!handler) throw new Error(`There is no call ${name}.`)
    const { run } = handler
    handler.run = (context, input) => run({ ...context, session: { ...context.session, role: 'admin' } }, input)
    const breaches = await findBreaches(gateway, ids, name)
    handler.run = run
    expect(breaches.join('\n')).toContain(`${name} as guest of alpha: answered`)
    expect(breaches.join('\n')).toContain(`${name} as admin of beta: answered`)
  })

  it('fails for a new kind of row that it has no maker for', async () => {
    const { post: _post, ...others } = ids
    expect(await findBreaches(gateway, others, 'cms/post')).toEqual(['cms/post: tests/isolation/rows.ts makes no rows of "post"'])
  })
})
