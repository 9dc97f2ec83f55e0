import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSession, type Session } from '@gateway/auth/session'
import { namedSecrets } from '@gateway/auth/secrets'
import { createTokens } from '@gateway/auth/tokens'
import { collectHandlers } from '@gateway/contracts'
import { idempotency } from '@gateway/db/idempotency-tables'
import type { Handler } from '@gateway/http/handle'
import { askCall, credentials } from '@tests/support/caller'
import { ask, openGateway, testSecret, type TestGateway } from '@tests/support/gateway'
import { heading, row } from '../fixtures/sites'
import { ownRows } from './call-inputs'
import { violationsOfTables, findViolations, guardedTables, plainBody } from './matrix'
import { unknownPaths, staleEntries, unknownFields } from './named'
import { violationsOfPages, pagesOf } from './pages'
import { withOpenPolicies } from './policies'
import { type Ids, makeTwins } from './make-rows'
import { makeRest, makers } from './rows'
import { testSeed } from '@tests/support/seed'

let gateway: TestGateway
const ids: Record<string, Ids> = {}
/** Two sites with rows of every kind that nobody has touched. */
const begin = async () => {
  gateway = await openGateway()
  // LINE itself is asked nothing: what is looked at comes before it.
  gateway.services.line = {
    begin: () => Promise.resolve({ url: 'https://line.example/', nonce: 'n', verifier: 'v' }),
    finish: () => Promise.reject(new Error('LINE is not there.')),
  }
  await makeTwins(gateway.database)
  for (const [kind, make] of Object.entries(makers)) ids[kind] = await make(gateway.database)
  ids.rest = await makeRest(gateway.database, ids)
  gateway.services.sites.forget()
}
beforeAll(begin)
afterAll(() => gateway.close())

const isFull = process.env.TEST_FULL === '1'
const seed = testSeed
const isEmbedded = process.env.TEST_DATABASE === 'pglite'
// The calls are the same on both databases and so are the policies: the embedded one is asked a quarter of them, other ones with another TEST_SEED, the server the rest, and each of them all in `test:full`.
const isIncluded = (at: number) => isFull || (at % 4 === seed % 4) === isEmbedded
/** Of a list that `test:full` goes through whole, the next few: others with another TEST_SEED, and on the other database. */
const someOf = <T>(all: readonly T[], count: number): T[] =>
  isFull
    ? [...all]
    : all.filter((_each, at) => (at - (2 * seed + Number(isEmbedded)) * count + 1000 * all.length) % all.length < count)
const calls = [...collectHandlers().values()].map(({ call }) => call)

describe('every text that a call takes', () => {
  it('is declared by its contract as naming a row, or known to name none', () => {
    expect(calls.flatMap((call) => unknownFields(call).map((field) => `${call.name} ${field}`))).toEqual([])
  })

  it('is declared where it stands, and what is said of others is said of some', () => {
    expect(calls.flatMap((call) => unknownPaths(call).map((field) => `${call.name} ${field}`))).toEqual([])
    expect(staleEntries(calls)).toEqual([])
  })

  it('would be missed if a contract declared one less', () => {
    for (const call of calls.filter(({ resources }) => resources))
      for (const field of Object.keys(call.resources ?? {})) {
        const { [field]: _field, ...others } = call.resources ?? {}
        // What lies in a field that takes whatever comes is not told by any schema; the field itself is on the list.
        if (field.startsWith('calls[].input.') || field.startsWith('file.')) continue
        expect(unknownFields({ ...call, resources: others }), `${call.name} ${field}`).toEqual([field])
      }
  })
})

it(
  `holds for ${isFull ? 'every call' : isEmbedded ? 'a quarter of the calls' : 'the calls of three quarters'} and every page and table, whoever asks`,
  { timeout: 600_000 },
  async () => {
    expect(await findViolations(gateway, ids, undefined, isIncluded)).toEqual([])
  },
)

it('gives another site’s page as one that does not exist', async () => {
  const [foreign, unknown] = [await ask(gateway, '/of-beta'), await ask(gateway, '/of-nobody')]
  expect([(await ask(gateway, '/of-alpha')).statusCode, foreign.statusCode, unknown.statusCode]).toEqual([
    200, 404, 404,
  ])
  expect(foreign.body.replaceAll('/of-beta', '')).toBe(unknown.body.replaceAll('/of-nobody', ''))
})

it('holds for the calls of the operator: at another site they answer nobody', async () => {
  const ofOperator = calls.filter((call) => call.operator)
  expect(ofOperator.length).toBeGreaterThan(10)
  for (const call of ofOperator)
    for (const [site, role, status] of [
      ['beta', 'admin', 403],
      ['beta', 'manager', 403],
      ['alpha', 'admin', 401],
      ['beta', 'guest', 401],
    ] as const) {
      const answer = await askCall(gateway, call, call.examples[0]?.input as Record<string, unknown>, {
        host: 'beta.localhost',
        ...(await credentials(gateway, { role, site })),
      })
      expect([call.name, site, role, answer.statusCode]).toEqual([call.name, site, role, status])
    }
})

/** What another site has for a key of an act, as a new one: the one act is done, and nothing of the other is told. */
it('takes another site’s key of an act as a new one', async () => {
  const call = calls.find(({ name }) => name === 'wallet/increase')
  if (!call) throw new Error('There is no such call.')
  const admin = await credentials(gateway, { role: 'admin', site: 'alpha' })
  const [key, word] = [randomUUID(), randomUUID()]
  const { rows } = (await gateway.database.db.execute(
    sql`SELECT id FROM person WHERE site_id = 'beta' AND email = 'admin@beta.example'`,
  )) as unknown as { rows: { id: string }[] }
  await gateway.database.db
    .insert(idempotency)
    .values({ siteId: 'beta', personId: rows[0]?.id ?? '', call: call.name, key, bodyHash: 'other', answer: { word } })
  const answerTo = async (idempotencyKey: string) => {
    const answer = await askCall(
      gateway,
      call,
      { person: ids.person?.own, amount: 100, reason: 'A reason' },
      { ...admin, headers: { 'idempotency-key': idempotencyKey } },
    )
    return { status: answer.statusCode, tells: answer.body.includes(word) }
  }
  expect([await answerTo(key), await answerTo(randomUUID())]).toEqual([
    { status: 200, tells: false },
    { status: 200, tells: false },
  ])
})

it(
  'documents that name what is another site’s show what they would show of nobody’s',
  { timeout: 60_000 },
  async () => {
    const { token } = await credentials(gateway, { role: 'admin', site: 'alpha' })
    const sectionOf = (site: string) => `section-of-${site}`
    const rows = (text: string) => [row(heading(text))]
    for (const site of ['alpha', 'beta'])
      await gateway.database.db.execute(
        sql`UPDATE release SET content = content || ${JSON.stringify({ sections: { [sectionOf(site)]: { format: 1, title: 'A section', rows: rows(`Of ${site}`) } } })}::jsonb WHERE site_id = ${site} AND no = (SELECT release_no FROM site WHERE site_id = ${site})`,
      )
    gateway.services.sites.forget()
    const image = (id: string) => ({
      type: 'content/image',
      version: 1,
      props: { image: { asset: `item-${id}`, alt: 'A picture' } },
    })
    const shown = async (name: string, item: string, section: string) => {
      const path = `/names-${name}`
      const content = {
        format: 1,
        path,
        title: 'Names',
        views: { guest: { rows: [row(image(item)), row({ type: 'site/section', version: 1, props: { section } })] } },
      }
      const made = await ask(gateway, '/api/editor/create', { token, body: { path, title: 'Names', content } })
      const linked = await ask(gateway, '/api/editor/preview-link', {
        token,
        body: { keys: [`page:${path}`], hours: 1 },
      })
      const seen = await ask(gateway, linked.json<{ address: string }>().address.replace('?', '/_payload.json?'))
      const { tree } = seen.json<{ tree: unknown }>()
      // Ids of nodes are each document's own.
      const text = JSON.stringify(tree, (key, value: unknown) => (key === 'id' ? undefined : value))
      return {
        status: [made.statusCode, linked.statusCode, seen.statusCode],
        tree: plainBody(plainBody(text, item), section),
      }
    }
    const item = ids.item as Ids
    const [own, foreign, unknown] = [
      await shown('own', item.own, sectionOf('alpha')),
      await shown('foreign', item.foreign, sectionOf('beta')),
      await shown('unknown', item.unknown, sectionOf('nobody')),
    ]
    expect(own.tree).toContain('Of alpha')
    expect(foreign).toEqual(unknown)
    expect(foreign.tree).not.toBe(own.tree)
  },
)

/** Tables of which a call shows another site's row as soon as their own policy lets it through: its id is found, it stands in a list, or beside alpha's own of the same id. */
const shownBy: Record<string, string> = {
  post: 'cms/post',
  form_submission: 'form/set-status',
  form_notice: 'form/notice',
  person: 'account/card',
  item: 'media/item',
  site_theme: 'theme/open',
  publication: 'editor/unschedule',
  note: 'editor/set-note',
  redirect: 'editor/remove-redirect',
  preview_link: 'editor/end-preview',
  one_time_token: 'member/revoke-bypass',
  import: 'transfer/undo-import',
  audit: 'editor/audit',
  linked_account: 'account/profile',
  session: 'account/end-session',
  upload: 'files/upload',
  draft: 'editor/open',
  draft_version: 'editor/versions',
  file_ticket: 'files/saved',
  item_event: 'files/item',
  item_tally: 'files/list',
  mail: 'account/export-data',
  message: 'message/thread',
  share_access: 'share/log',
  site: 'media/item',
  site_host: 'api/site-config',
  wallet_account: 'wallet/read',
}
/** Tables whose rows a call reaches through those of others: their policies stop it too, so that all of them have to go before it shows anything, and each one stops it alone. */
const shownWith: Record<string, { call: string; behind: string[] }> = {
  share: { call: 'share/revoke', behind: ['item'] },
  thread_member: { call: 'message/thread', behind: ['thread'] },
  thread: { call: 'message/thread', behind: ['thread_member'] },
  release: { call: 'editor/releases', behind: ['site'] },
  presence: { call: 'editor/presence', behind: ['person'] },
  wallet_entry: { call: 'wallet/read', behind: ['wallet_transfer'] },
  wallet_transfer: { call: 'wallet/read', behind: ['wallet_entry'] },
}
/** Tables of which no call tells anything, whatever their policies let through: what is counted, remembered and on its way, by keys that the gateway makes or that name their site; passwords, which are looked up for pages of the site alone; and what each person has read, which is asked for by their own id. */
const shownByNone = [
  'attempt',
  'call_nonce',
  'idempotency',
  'import_file',
  'note_seen',
  'page_password',
  'reconcile_round',
  'rehearsal',
  'stray_object',
]

/** Kinds of rows that are one person's alone. */
const ownedKinds = ['thread', 'session', 'file_upload', 'own_ticket', 'upload_to_cancel']

describe('the matrix', () => {
  // The walk through all calls uses up what it asks for.
  beforeAll(async () => {
    await gateway.close()
    await begin()
  })
  /** What the matrix says while alpha sees all rows of some tables. */
  const whileOpen = async (tables: readonly string[], check: () => Promise<string[]>) => {
    const { db } = gateway.database
    const [began] = (
      (await db.execute(sql`SELECT clock_timestamp()::text AS at`)) as unknown as { rows: { at: string }[] }
    ).rows
    const violations = await withOpenPolicies(gateway, tables, check)
    // Acts on what was another site's are nobody's history.
    await db.execute(sql`DELETE FROM audit WHERE site_id = 'alpha' AND at >= ${began?.at}::timestamptz`)
    return violations.join('\n')
  }
  const again = async (...kinds: string[]) => {
    for (const kind of kinds) ids[kind] = (await makers[kind]?.(gateway.database)) as Ids
  }
  /** What a look uses up is made again for the next one. */
  const used: Record<string, string[]> = {
    'editor/remove-redirect': ['redirect'],
    'editor/end-preview': ['preview'],
    'member/revoke-bypass': ['bypass'],
    'account/end-session': ['session'],
    'editor/unschedule': ['publication'],
    'share/revoke': ['share'],
    'transfer/undo-import': ['import'],
  }

  it('fails when the policy of any one table lets all rows through, or is gone', { timeout: 120_000 }, async () => {
    for (const table of await guardedTables(gateway.database)) {
      expect(await whileOpen([table], () => violationsOfTables(gateway, table)), table).toMatch(
        new RegExp(`^${table}: alpha sees \\d+ rows of another site$`),
      )
      await gateway.database.script(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`)
      const [seen] = (
        (await gateway.database.db.transaction(async (tx) => {
          await tx.execute(
            sql`SELECT set_config('role', 'sitewright_site', true), set_config('app.site', 'alpha', true)`,
          )
          return tx.execute(sql.raw(`SELECT count(*)::int AS count FROM ${table} WHERE site_id <> 'alpha'`))
        })) as unknown as { rows: { count: number }[] }
      ).rows
      // A table without row-level security is no longer among those that are kept apart: that is what is told of it.
      const left = await guardedTables(gateway.database)
      await gateway.database.script(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`)
      expect([table, left.includes(table), (seen?.count ?? 0) > 0]).toEqual([table, false, true])
    }
  })

  it('knows of every table which call would show its rows', async () => {
    expect([...Object.keys(shownBy), ...Object.keys(shownWith), ...shownByNone].toSorted()).toEqual(
      await guardedTables(gateway.database),
    )
  })

  it.each(someOf(Object.entries(shownBy), 3))(
    'fails by a call when the policy of %s lets all rows through',
    { timeout: 120_000 },
    async (table, call) => {
      expect(await findViolations(gateway, ids, call)).toEqual([])
      await again(...(used[call] ?? []))
      expect(await whileOpen([table], () => findViolations(gateway, ids, call))).toMatch(
        /a foreign id answers|of another site/,
      )
      await again(...(used[call] ?? []))
    },
  )

  it.each(someOf(Object.entries(shownWith), 1))(
    'fails by a call when the policy of %s goes with those of the tables that it stands behind',
    { timeout: 120_000 },
    async (table, { call, behind }) => {
      // Each of them stops it alone.
      expect(await whileOpen([table], () => findViolations(gateway, ids, call))).toBe('')
      await again(...(used[call] ?? []))
      expect(await whileOpen(behind, () => findViolations(gateway, ids, call))).toBe('')
      await again(...(used[call] ?? []))
      expect(await whileOpen([table, ...behind], () => findViolations(gateway, ids, call))).toMatch(
        /a foreign id answers|of another site/,
      )
      await again(...(used[call] ?? []))
    },
  )

  // Every call once more, which is for the long form.
  it.each(isFull ? [{ tables: shownByNone }] : [])(
    'finds nothing by any call when the policies of $tables are gone, of which none tells',
    { timeout: 600_000 },
    async ({ tables }) => {
      const found = await whileOpen(tables, async () => {
        const violations: string[] = []
        for (const { name } of calls) violations.push(...(await findViolations(gateway, ids, name)))
        return violations.filter((violation) => /another site|a foreign id/.test(violation))
      })
      expect(found).toBe('')
    },
  )

  /** Has the one handle of a call told another session than whose it is. */
  const instead = async (name: string, session: (own: Session) => Session) => {
    const handler = collectHandlers().get(name) as Handler
    const { run } = handler
    handler.run = (context, input) => run({ ...context, session: session(context.session) }, input)
    try {
      return (await findViolations(gateway, ids, name)).join('\n')
    } finally {
      handler.run = run
    }
  }

  it.each(
    someOf(
      calls.filter(({ access }) => access !== 'guest').map(({ name }) => name),
      6,
    ),
  )('fails when nobody guards the role of %s', { timeout: 60_000 }, async (name) => {
    const { token = '' } = await credentials(gateway, { role: 'admin', site: 'alpha' })
    const admin = await readSession({
      kind: 'account',
      token,
      site: 'alpha',
      tokens: createTokens(namedSecrets(testSecret)),
      withSite: gateway.services.withSite,
      log: gateway.app.log,
    })
    const violations = await instead(name, () => admin)
    expect(violations).toContain('as guest of alpha: answered')
    expect(violations).toContain('as admin of beta: answered')
  })

  const owned = calls.flatMap(({ name, resources = {} }) =>
    Object.entries(resources).flatMap(([field, of]): [string, string, string][] => {
      const kind = ownRows[`${name} ${field}`] ?? ownRows[name] ?? of
      return ownedKinds.includes(kind) ? [[name, field, kind]] : []
    }),
  )
  it.each(someOf(owned, 3))(
    'fails when nobody asks whose it is that %s names as %s',
    { timeout: 60_000 },
    async (name, field, kind) => {
      await again(kind)
      const { owner = '' } = ids[kind] ?? {}
      expect(owner).not.toBe('')
      const violations = await instead(name, (own) =>
        own.person ? { ...own, person: { ...own.person, id: owner } } : own,
      )
      await again(kind)
      expect(violations).toMatch(
        new RegExp(
          `^${name} ${field.replace(/[[\]]/g, '\\$&')} as user of alpha: an id of somebody else here answers`,
          'm',
        ),
      )
    },
  )

  it('fails when nobody guards a page', async () => {
    const pages = (await pagesOf(gateway)).filter(({ access }) => access !== 'guest')
    expect(pages.map(({ pattern }) => pattern)).toEqual(['/members', '/staff'])
    for (const [at, { page, access }] of pages.entries()) {
      page.access = 'guest'
      const violations = await violationsOfPages(gateway, pages, `alpha.localhost:${7001 + at}`)
      page.access = access
      expect(violations.join('\n')).toContain(`and the page is for ${access}`)
    }
    expect(await violationsOfPages(gateway, pages)).toEqual([])
  })

  it('fails for a new kind of row that it has no maker for', async () => {
    const { post: _post, ...others } = ids
    expect(await findViolations(gateway, others, 'cms/post')).toEqual([
      'cms/post slug: tests/isolation/rows.ts makes no rows of "post"',
    ])
  })
})
