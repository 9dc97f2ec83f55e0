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

/** Tables whose rows a call finds by an id alone: there the policy is what keeps another site's away. */
const seenBy = {
  post: 'cms/post',
  form_submission: 'form/set-status',
  person: 'account/card',
  item: 'media/item',
  site_theme: 'theme/open',
  publication: 'editor/unschedule',
  preview_link: 'editor/end-preview',
  one_time_token: 'member/revoke-bypass',
  import: 'transfer/undo-import',
}
/** Tables that no id of a call leads to by itself: something else stands before their rows as well (whose they are, what they belong to). That their policies are right says `tests/gateway/row-security`. */
const behindOthers = [
  'attempt', 'audit', 'call_nonce', 'draft', 'draft_version', 'file_ticket', 'idempotency', 'import_file', 'item_event', 'item_tally', 'linked_account', 'mail', 'message', 'presence', 'reconcile_round', 'rehearsal', 'release', 'session', 'share', 'share_access', 'site', 'site_host', 'stray_object', 'thread', 'thread_member', 'upload',
  'wallet_account', 'wallet_entry', 'wallet_transfer',
]

describe('the matrix', () => {
  it('knows of every table whether its rows are found by an id alone', async () => {
    const tables = (await gateway.database.db.execute(sql`SELECT DISTINCT polrelid::regclass::text AS name FROM pg_policy`)) as unknown as { rows: { name: string }[] }
    expect([...Object.keys(seenBy), ...behindOthers].toSorted()).toEqual(tables.rows.map(({ name }) => name.replaceAll('"', '')).toSorted())
  })

  it('fails when a person finds what is somebody else’s at the same site', { timeout: 60_000 }, async () => {
    // As if nobody looked whose it is: the row that is somebody else's is the asker's own.
    const { own, ...rest } = ids.thread as Ids
    expect((await findBreaches(gateway, { ...ids, thread: { ...rest, own, others: own } }, 'message/thread')).join('\n')).toContain('an id of somebody else here answers 200')
  })

  // Each is looked at with a call of its own; two of them are enough to see that the matrix sees, all are for `test:full`.
  it.each(Object.entries(seenBy).slice(0, process.env.TEST_FULL === '1' ? undefined : 2))('fails when the policy of %s lets all rows through, or is gone', { timeout: 120_000 }, async (table, call) => {
    const policy = (using: string) => gateway.database.script(`ALTER POLICY own_site ON ${table} USING (${using}) WITH CHECK (${using})`)
    await policy('true')
    const open = await findBreaches(gateway, ids, call)
    await policy('site_id = current_site()')
    expect(open.join('\n')).toContain('a foreign id answers 200')
    // What was used up by the first look is made again for the second.
    const used = { preview_link: 'preview', one_time_token: 'bypass' }[table]
    if (used) ids[used] = (await makers[used]?.(gateway.database)) as Ids
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
