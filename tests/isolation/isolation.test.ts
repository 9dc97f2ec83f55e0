import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSession, type Session } from '@gateway/auth/session'
import { namedSecrets } from '@gateway/auth/secrets'
import { createTokens } from '@gateway/auth/tokens'
import { collectHandlers } from '@gateway/contracts'
import { idempotency } from '@gateway/db/idempotency-tables'
import type { Handler } from '@gateway/call/handle'
import { askCall, credentials } from '@tests/support/caller'
import { ask, openGateway, testSecret, type TestGateway } from '@tests/support/gateway'
import { heading, row } from '../fixtures/sites'
import { areas, makeRest, makers, ownedKinds, ownRows, tableUses, usedUp } from './areas'
import { areaOfCall } from './area-of-call'
import { violationsOfTables, findViolations, guardedTables, plainBody } from './matrix'
import { unknownPaths, staleEntries, unknownFields } from './named'
import { violationsOfPages, pagesOf } from './pages'
import { withOpenPolicies } from './policies'
import { type Ids, makeTwins } from './make-rows'
import { testSeed } from '@tests/support/seed'

let gateway: TestGateway
const ids: Record<string, Ids> = {}
/** Two sites with untouched rows of every kind. */
const begin = async () => {
  gateway = await openGateway()
  // LINE itself is not called: the checks come before it.
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
// Calls and policies are the same on both databases: the embedded one gets a quarter of the calls, a different one per
// TEST_SEED, the server the rest, and each gets all in `test:full`.
const isIncluded = (at: number) => isFull || (at % 4 === seed % 4) === isEmbedded
/**
 * The next few of a list that `test:full` covers completely: different ones per TEST_SEED, and on the other database.
 */
const someOf = <T>(all: readonly T[], count: number): T[] =>
  isFull
    ? [...all]
    : all.filter((_each, at) => (at - (2 * seed + Number(isEmbedded)) * count + 1000 * all.length) % all.length < count)
const calls = [...collectHandlers().values()].map(({ call }) => call)

describe('tests/<area>/isolation.ts', () => {
  it('exists for every area with calls', () => {
    const stated = areas.map(([area]) => area)
    expect([...new Set(calls.map((call) => areaOfCall(call) ?? ''))].filter((area) => !stated.includes(area))).toEqual(
      [],
    )
  })

  it('makes only rows of kinds that a call names', () => {
    const used = new Set([
      ...calls.flatMap(({ resources = {} }) => Object.values(resources)),
      ...Object.values(ownRows),
      ...areas.flatMap(([, { extraResources = {} }]) => Object.values(extraResources).flat()),
    ])
    const kinds = areas.flatMap(([area, { makers: own = {} }]) => (area === 'ground' ? [] : Object.keys(own)))
    expect(kinds.filter((kind) => !used.has(kind))).toEqual([])
  })
})

describe('every text input of a call', () => {
  it('is declared by its contract as naming a row, or known to name none', () => {
    expect(calls.flatMap((call) => unknownFields(call).map((field) => `${call.name} ${field}`))).toEqual([])
  })

  it('is declared at the right field, and no list entry is stale', () => {
    expect(calls.flatMap((call) => unknownPaths(call).map((field) => `${call.name} ${field}`))).toEqual([])
    expect(staleEntries(calls, areaOfCall)).toEqual([])
  })

  it('is reported if a contract declares one less', () => {
    for (const call of calls.filter(({ resources }) => resources))
      for (const field of Object.keys(call.resources ?? {})) {
        const { [field]: _field, ...others } = call.resources ?? {}
        // No schema describes the content of a field that accepts anything; the field itself is on the list.
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

it('hides another site’s page like one that does not exist', async () => {
  const [foreign, unknown] = [await ask(gateway, '/of-beta'), await ask(gateway, '/of-nobody')]
  expect([(await ask(gateway, '/of-alpha')).statusCode, foreign.statusCode, unknown.statusCode]).toEqual([
    200, 404, 404,
  ])
  expect(foreign.body.replaceAll('/of-beta', '')).toBe(unknown.body.replaceAll('/of-nobody', ''))
})

it('holds for the operator’s calls: at another site they answer no one', async () => {
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

/** Another site's idempotency key counts as a new one: the act is done, and nothing of the other site's is revealed. */
it('treats another site’s idempotency key as a new one', async () => {
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

it('shows documents that name another site’s rows as if the rows did not exist', { timeout: 60_000 }, async () => {
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
    // Node ids belong to each document.
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
})

const shownBy = Object.entries(tableUses).flatMap(([table, use]) =>
  'call' in use && !use.behind ? [[table, use.call] as const] : [],
)
const shownWith = Object.entries(tableUses).flatMap(([table, use]) =>
  'call' in use && use.behind ? [[table, { call: use.call, behind: use.behind }] as const] : [],
)
const shownByNone = Object.keys(tableUses).filter((table) => tableUses[table] && 'none' in tableUses[table])

describe('isolation matrix', () => {
  // A run through all calls uses up rows.
  beforeAll(async () => {
    await gateway.close()
    await begin()
  })
  /** The matrix's result while alpha sees all rows of some tables. */
  const whileOpen = async (tables: readonly string[], check: () => Promise<string[]>) => {
    const { db } = gateway.database
    const [began] = (
      (await db.execute(sql`SELECT clock_timestamp()::text AS at`)) as unknown as { rows: { at: string }[] }
    ).rows
    const violations = await withOpenPolicies(gateway, tables, check)
    // Audit entries about another site's rows belong to no one's history.
    await db.execute(sql`DELETE FROM audit WHERE site_id = 'alpha' AND at >= ${began?.at}::timestamptz`)
    return violations.join('\n')
  }
  const again = async (...kinds: string[]) => {
    for (const kind of kinds) ids[kind] = (await makers[kind]?.(gateway.database)) as Ids
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
      // A table without row-level security is no longer among the guarded ones; that is reported.
      const left = await guardedTables(gateway.database)
      await gateway.database.script(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`)
      expect([table, left.includes(table), (seen?.count ?? 0) > 0]).toEqual([table, false, true])
    }
  })

  it('knows for every table which call would show its rows', async () => {
    expect(Object.keys(tableUses).toSorted()).toEqual(await guardedTables(gateway.database))
  })

  it.each(someOf(shownBy, 3))(
    'fails by a call when the policy of %s lets all rows through',
    { timeout: 120_000 },
    async (table, call) => {
      expect(await findViolations(gateway, ids, call)).toEqual([])
      await again(...(usedUp[call] ?? []))
      expect(await whileOpen([table], () => findViolations(gateway, ids, call))).toMatch(
        /a foreign id answers|of another site/,
      )
      await again(...(usedUp[call] ?? []))
    },
  )

  it.each(someOf(shownWith, 1))(
    'fails by a call when the policies of %s and of the tables in front of it are gone',
    { timeout: 120_000 },
    async (table, { call, behind }) => {
      // Each of them stops it alone.
      expect(await whileOpen([table], () => findViolations(gateway, ids, call))).toBe('')
      await again(...(usedUp[call] ?? []))
      expect(await whileOpen(behind, () => findViolations(gateway, ids, call))).toBe('')
      await again(...(usedUp[call] ?? []))
      expect(await whileOpen([table, ...behind], () => findViolations(gateway, ids, call))).toMatch(
        /a foreign id answers|of another site/,
      )
      await again(...(usedUp[call] ?? []))
    },
  )

  // Every call once more, only in the long form.
  it.each(isFull ? [{ tables: shownByNone }] : [])(
    'finds nothing by any call when the policies of $tables are gone, because no call shows them',
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

  /** Gives a call's handler another session than the caller's. */
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
  )('fails without the role check of %s', { timeout: 60_000 }, async (name) => {
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
    'fails without the owner check of the rows that %s names as %s',
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
          `^${name} ${field.replace(/[[\]]/g, '\\$&')} as user of alpha: an id of someone else here answers`,
          'm',
        ),
      )
    },
  )

  it('fails without a page’s role check', async () => {
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

  it('fails for a new kind of row without a maker', async () => {
    const { post: _post, ...others } = ids
    expect(await findViolations(gateway, others, 'cms/post')).toEqual([
      'cms/post slug: no tests/<area>/isolation.ts makes rows of "post"',
    ])
  })
})
